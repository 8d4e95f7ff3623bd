set -euo pipefail
server="http://localhost:3000"

# A path, then options of curl.
lamp() {
  curl --silent --show-error --fail-with-body --user "admin:$ADMINISTRATOR_PASSWORD" \
    --header "Content-Type: application/json" "$server$1" "${@:2}"
}
first_id() { grep -oE '[0-9a-hjkmnp-tv-z]{20}|U[0-9]{10}' | sed -n 1p; }

# A researcher comes with a first Study.
researcher=$(lamp /researcher --data '{"name": "Tryout"}' | first_id)
study=$(lamp "/researcher/$researcher/study" | first_id)
participant=$(lamp "/study/$study/participant" --data '{}' | first_id)
survey=$(lamp "/study/$study/activity" --data @- <<'END' | first_id
{ "spec": "lamp.survey", "name": "Daily Survey", "schedule": [],
  "settings": [{ "text": "How did you sleep?", "type": "likert", "options": null }] }
END
)
lamp "/type/$researcher/credential" --output /dev/null --data @- <<END
{ "origin": "$researcher", "access_key": "you@example.org",
  "secret_key": "tryout-2026", "description": "Keys for programs" }
END

hour=$((60 * 60 * 1000))
positions=""
surveys=""
for ((time = 1767225600000; time < 1769904000000; time += hour)); do
  positions+=", {\"timestamp\": $time, \"sensor\": \"lamp.gps\",
    \"data\": {\"latitude\": 42.36, \"longitude\": -71.06, \"accuracy\": 8}}"
  if ((time / hour % 24 != 20)); then continue; fi
  surveys+=", {\"timestamp\": $time, \"duration\": 5000, \"activity\": \"$survey\", \"static_data\": {},
    \"temporal_slices\": [{\"item\": \"How did you sleep?\", \"value\": \"$((time / hour / 24 % 4))\",
    \"type\": null, \"duration\": 5000, \"level\": null}]}"
done
lamp "/participant/$participant/sensor_event" --output /dev/null --data @- <<< "[${positions:2}]"
lamp "/participant/$participant/activity_event" --output /dev/null --data @- <<< "[${surveys:2}]"

echo "export LAMP_SERVER_ADDRESS=$server LAMP_ACCESS_KEY=you@example.org LAMP_SECRET_KEY=tryout-2026"
echo "Study $study, participant $participant, survey $survey"
