library(ggplot2)
source("lamp_http.R")
source("lamp_events.R")

participant <- "U1234567890"
survey <- "m4q8t2w6z0k3p7x1c5vd"
start <- 1767225600000 # January 1, 2026, UTC
end <- 1769904000000 # February 1, 2026, UTC
day_of <- function(ms) as.Date(as.POSIXct(ms / 1000, origin = "1970-01-01", tz = "UTC"))

positions <- lamp_events(participant, "sensor_event", "lamp.gps", start, end)
surveys <- lamp_events(participant, "activity_event", survey, start, end)
if (!length(positions) && !length(surveys)) {
  stop("No data between the two dates. Check the IDs and the dates.")
}

numbers <- function(list, get) {
  vapply(list, function(x) if (is.null(get(x))) NA_real_ else as.numeric(get(x)), 0)
}
texts <- function(list, get) {
  vapply(list, function(x) {
    value <- get(x)
    if (is.null(value)) NA_character_ else if (is.list(value)) toJSON(value, auto_unbox = TRUE) else as.character(value)
  }, "")
}
gps <- data.table(
  timestamp = numbers(positions, function(e) e$timestamp),
  latitude = numbers(positions, function(e) e$data$latitude),
  longitude = numbers(positions, function(e) e$data$longitude),
  accuracy = numbers(positions, function(e) e$data$accuracy)
)
parts <- unlist(lapply(surveys, function(e) {
  lapply(e$temporal_slices, function(part) c(part, time = e$timestamp))
}), recursive = FALSE)
answers <- data.table(
  timestamp = numbers(parts, function(part) part$time),
  question = texts(parts, function(part) part$item),
  answer = texts(parts, function(part) part$value)
)
fwrite(gps, "gps.csv")
fwrite(answers, "answers.csv")
cat(nrow(gps), "positions,", nrow(answers), "answers\n")

# Positions on each day (UTC), and a dot below each day with a survey.
days <- gps[, .(positions = .N), by = .(day = day_of(timestamp))]
survey_days <- unique(answers[, .(day = day_of(timestamp))])
survey_days[, positions := -0.04 * max(days$positions, 1)]
figure <- ggplot(days, aes(day, positions)) +
  geom_col(fill = "steelblue") +
  geom_point(data = survey_days, color = "tomato") +
  labs(x = NULL, y = "Positions a day", caption = "Dots: a survey that day") +
  theme_minimal(14)
ggsave("month.png", figure, width = 9, height = 4, bg = "white")
