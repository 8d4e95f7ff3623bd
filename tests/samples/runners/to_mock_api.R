# Runs the sample given as the first argument, and redirects its requests for the usual server to the mock API.
suppressPackageStartupMessages(library(httr2))
usual <- paste0("https://", Sys.getenv("LAMP_SERVER_ADDRESS"))
request <- function(base_url) httr2::request(sub(usual, Sys.getenv("MOCK_API"), base_url, fixed = TRUE))
source(commandArgs(trailingOnly = TRUE)[1])
