import os

import requests

server = os.environ.get("NANO_BANANA_URL", "http://localhost:8787")

with open("photo.jpg", "rb") as photo:
    answer = requests.post(
        f"{server}/api/generate-image",
        files={"image": photo},
        data={"prompt": "Make it warmer and add a white frame"},
        timeout=120,
    )
result = answer.json()
if not answer.ok:
    raise SystemExit(f"{answer.status_code} {result['code']}: {result['error']}")

picture = requests.get(server + result["imageUrl"], timeout=30)
with open("edited.jpg", "wb") as file:
    file.write(picture.content)
print(result["message"])
