export const mascotAlt =
  'Nano, a banana-shaped vinyl toy in a green hoodie, waving and holding a paint brush';
