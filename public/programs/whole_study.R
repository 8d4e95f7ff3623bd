source("lamp_http.R")
source("lamp_events.R")

study <- "y3k8w1n5t0hq7c2v9x4m"
kind <- "sensor" # for survey answers, "activity"
stream <- "lamp.accelerometer" # for survey answers, the Activity ID of the survey
start <- 1767225600000 # January 1, 2026, UTC
end <- 1767830400000 # January 8, 2026, UTC
step <- 4 * 60 * 60 * 1000 # time that one request covers, in ms
limit <- 100000 # more events than a stream can have in that time

# One request's text. lamp_request waits for a busy server; after a timeout or a
# failure, try again here.
read <- function(path, ...) {
  for (attempt in 1:5) {
    resp <- tryCatch(
      lamp_request(path) |> req_url_query(...) |> req_perform(),
      error = identity
    )
    if (!inherits(resp, "error")) {
      return(resp_body_string(resp))
    }
    refused <- inherits(resp, "httr2_http") && resp_status(resp$resp) < 500
    if (refused || attempt == 5) stop(resp)
    Sys.sleep(2^attempt)
  }
}

# One file per participant and step, so a run that stopped picks up with the next file.
download <- function(participant, first, last) {
  name <- paste0(participant, "-", stream, "-", ms(first), "-", ms(last), ".json")
  if (file.exists(name)) {
    return(invisible())
  }
  text <- read(
    paste0("/participant/", participant, "/", kind, "_event"),
    origin = stream, from = ms(first), to = ms(last), limit = ms(limit)
  )
  count <- sum(gregexpr(paste0('"', kind, '":'), text, fixed = TRUE)[[1]] > 0)
  if (count >= limit) stop("Too many events for one request: use a smaller step.")
  writeLines(text, paste0(name, ".part"), useBytes = TRUE)
  file.rename(paste0(name, ".part"), name)
  cat(participant, format(as.POSIXct(last / 1000, origin = "1970-01-01", tz = "UTC"), "%F %R"), count, "events\n")
}

for (person in fromJSON(read(paste0("/study/", study, "/participant")))$data$id) {
  for (first in seq(start, end - 1, by = step)) {
    download(person, first, min(first + step, end))
  }
}
