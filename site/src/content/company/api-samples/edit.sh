server=${NANO_BANANA_URL:-http://localhost:8787}

answer=$(curl --silent --show-error --fail-with-body \
  --form image=@photo.jpg \
  --form "prompt=Make it warmer and add a white frame" \
  "$server/api/generate-image") || { echo "$answer"; exit 1; }

# The answer is JSON: {"success":true,"imageUrl":"/api/files/….jpg", …}
path=$(printf '%s' "$answer" | sed 's/.*"imageUrl":"\([^"]*\)".*/\1/')
curl --silent --show-error --fail --output edited.jpg "$server$path"
echo "$answer"
