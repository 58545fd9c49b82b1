// Pieces of regular expressions that the forms of this topic share.

export const JOINED = '(?:(?:,|and|then|also|plus|please) )';
