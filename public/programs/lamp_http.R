library(httr2)
library(jsonlite)
library(data.table)

server <- Sys.getenv("LAMP_SERVER_ADDRESS", "api.lamp.digital")
if (!grepl("://", server)) server <- paste0("https://", server)

# One request, not sent yet. It waits 90 seconds at most, and tries again if the
# server is busy.
lamp_request <- function(path) {
  request(paste0(server, path)) |>
    req_auth_basic(Sys.getenv("LAMP_ACCESS_KEY"), Sys.getenv("LAMP_SECRET_KEY")) |>
    req_timeout(90) |>
    req_retry(max_tries = 5) |>
    req_error(body = function(resp) resp_body_string(resp))
}

lamp_get <- function(path) {
  resp <- lamp_request(path) |> req_perform()
  resp_body_json(resp)$data
}
