library(ggplot2)
source("lamp_http.R")
source("lamp_events.R")

participant <- "U1234567890"
survey <- "m4q8t2w6z0k3p7x1c5vd"
start <- 1767225600000 # January 1, 2026, UTC
end <- 1769904000000 # February 1, 2026, UTC

# One row per survey; answers that aren't numbers don't count.
surveys <- lamp_events(participant, "activity_event", survey, start, end)
if (!length(surveys)) stop("No surveys between the two dates. Check the IDs and the dates.")
scores <- rbindlist(lapply(surveys, function(e) {
  values <- vapply(e$temporal_slices, function(s) {
    if (length(s$value) != 1) NA_real_ else suppressWarnings(as.numeric(s$value))
  }, 0)
  points <- if (all(is.na(values))) NA_real_ else sum(values, na.rm = TRUE)
  data.table(timestamp = e$timestamp, points = points)
}))[!is.na(points)]

# Weeks begin on Monday, in UTC.
scores[, day := as.Date(as.POSIXct(timestamp / 1000, origin = "1970-01-01", tz = "UTC"))]
scores[, week := day - (as.integer(format(day, "%u")) - 1L)]
weeks <- scores[, .(surveys = .N, mean = mean(points)), keyby = week]
cat(sprintf("%s %d %.2f\n", weeks$week, weeks$surveys, weeks$mean), sep = "")

figure <- ggplot(weeks, aes(week, mean)) +
  geom_line(color = "steelblue") +
  geom_point(color = "steelblue", size = 3) +
  geom_text(aes(label = paste("n =", surveys)), vjust = -1.2) +
  scale_x_date(breaks = weeks$week, date_labels = "%b %d") +
  scale_y_continuous(limits = c(0, NA), expand = expansion(mult = c(0, 0.2))) +
  labs(x = NULL, y = "Mean score of the week") +
  theme_minimal(14)
ggsave("weekly_score.png", figure, width = 9, height = 4, bg = "white")
