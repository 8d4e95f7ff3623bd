library(ggplot2)
source("lamp_http.R")
source("lamp_events.R")

participant <- "U1234567890"
start <- 1767225600000 # January 1, 2026, UTC
end <- 1769904000000 # February 1, 2026, UTC
hour <- 60 * 60 * 1000

# What arrived in each hour: positions, anything at all, and the last battery level.
streams <- c("lamp.gps", "lamp.device_state", "lamp.steps")
events <- rbindlist(lapply(streams, function(stream) {
  rbindlist(lapply(lamp_events(participant, "sensor_event", stream, start, end), function(e) {
    list(
      timestamp = e$timestamp, sensor = e$sensor,
      battery = if (is.null(e$data$battery_level)) NA_real_ else e$data$battery_level
    )
  }))
}))
if (!nrow(events)) stop("No data between the two dates. Check the ID and the dates.")
events[, index := floor((timestamp - start) / hour)]
setorder(events, timestamp)
arrived <- events[, .(
  positions = sum(sensor == "lamp.gps"),
  any = .N,
  battery = last(na.omit(battery))
), by = index]
hours <- arrived[data.table(index = seq(0, (end - start) / hour - 1)), on = "index"]
hours[is.na(any), c("positions", "any") := 0L]
hours[, before := shift(nafill(battery, "locf"))]

# Join the hours without positions to gaps, and say why.
hours[, gap := rleid(positions == 0)]
gaps <- hours[positions == 0, .(
  from = start + first(index) * hour,
  hours = .N,
  reason = fcase(
    first(any) > 0, "location is off or not allowed",
    first(before) <= 0.05, "battery ran out",
    default = "phone off, signed out, or app removed"
  )
), by = gap]
times <- as.POSIXct(gaps$from / 1000, origin = "1970-01-01", tz = "UTC")
cat(sprintf("%s %d hours: %s\n", format(times, "%Y-%m-%dT%H:%M"), gaps$hours, gaps$reason), sep = "")

hours[, kind := fcase(positions > 0, "positions", any > 0, "other data only", default = "nothing")]
figure <- ggplot(hours, aes(index %% 24 + 0.5, index %/% 24 + 1, fill = kind)) +
  geom_tile(color = "white") +
  scale_y_reverse() +
  scale_fill_manual(values = c(
    positions = "steelblue", "other data only" = "tomato", nothing = "gainsboro"
  )) +
  labs(x = "Hour (UTC)", y = "Day of January", fill = NULL) +
  theme_minimal(14) +
  theme(legend.position = "top")
ggsave("missing.png", figure, width = 9, height = 6, bg = "white")
