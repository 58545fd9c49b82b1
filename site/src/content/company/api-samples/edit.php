<?php
$server = getenv('NANO_BANANA_URL') ?: 'http://localhost:8787';

$request = curl_init("$server/api/generate-image");
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 120,
    CURLOPT_POSTFIELDS => [
        'image' => new CURLFile('photo.jpg'),
        'prompt' => 'Make it warmer and add a white frame',
    ],
]);
$body = curl_exec($request);
if ($body === false) {
    exit(curl_error($request) . "\n");
}
$result = json_decode($body, true);
if (empty($result['success'])) {
    exit("{$result['code']}: {$result['error']}\n");
}

file_put_contents('edited.jpg', file_get_contents($server . $result['imageUrl']));
echo $result['message'], "\n";
