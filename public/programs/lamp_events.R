# Milliseconds as plain digits: R would write 1767225600000 as 1.7672256e+12.
ms <- function(x) if (is.null(x)) NULL else sprintf("%.0f", x)

# kind is "sensor_event" or "activity_event"; times are UTC milliseconds.
lamp_events <- function(participant, kind, origin = NULL,
                        start = NULL, end = NULL, page = 1000) {
  pages <- list()
  edge <- list() # events that the next page repeats
  repeat {
    resp <- lamp_request(paste0("/participant/", participant, "/", kind)) |>
      req_url_query(origin = origin, from = ms(start), to = ms(end), limit = ms(page)) |>
      req_perform()
    batch <- resp_body_json(resp)$data
    pages[[length(pages) + 1]] <- batch[!batch %in% edge]
    if (length(batch) < page) break
    oldest <- batch[[length(batch)]]$timestamp
    if (!is.null(end) && oldest + 1 == end) {
      stop("A whole page shares one timestamp: use a larger page.")
    }
    edge <- Filter(function(event) event$timestamp == oldest, batch)
    end <- oldest + 1 # `to` is exclusive
  }
  do.call(c, pages)
}
