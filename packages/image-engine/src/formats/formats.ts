import type { Rgb } from '../grammar/words/colours.ts';
import type { Size } from '../picture/picture.ts';

/** A format that a place asks for. */
export interface Format {
  name: string;
  /** px at most; a smaller picture is cut to that shape and not enlarged. */
  size: Size;
  /** What visitors call it; alternatives separated by `|`. */
  words: string;
  /** For a photo of a person's head. */
  portrait?: Portrait;
}

/** How a head has to stand in an identity photo. */
export interface Portrait {
  /** mm */
  width: number;
  /** mm */
  height: number;
  /** Crown to chin, as a share of the photo's height. */
  head: number;
  /** Above the crown, as a share of the photo's height. */
  above: number;
  ground: { name: string; rgb: Rgb };
}

const WHITE = { name: 'white', rgb: [255, 255, 255] as Rgb };
const LIGHT_GREY = { name: 'light grey', rgb: [232, 233, 235] as Rgb };

/** 35 × 45 mm with a face of 32 to 36 mm: ICAO Doc 9303 part 3 and, for the EU, Regulation 2252/2004. */
const ICAO: Portrait = { width: 35, height: 45, head: 0.755, above: 0.09, ground: LIGHT_GREY };
/** 2 × 2 in with a head of 1 to 1⅜ in, eyes 1⅛ to 1⅜ in above the lower edge: US State Department. */
const UNITED_STATES: Portrait = {
  ...{ width: 50.8, height: 50.8 },
  ...{ head: 0.6, above: 0.115 },
  ground: WHITE,
};
/** 35 × 45 mm with a head of 29 to 34 mm: HM Passport Office. */
const UNITED_KINGDOM: Portrait = { ...ICAO, head: 0.7, above: 0.11 };
/** 50 × 70 mm with a face of 31 to 36 mm: Immigration, Refugees and Citizenship Canada. */
const CANADA: Portrait = { width: 50, height: 70, head: 0.485, above: 0.18, ground: WHITE };
/** 33 × 48 mm with a head of 28 to 33 mm: National Immigration Administration of China. */
const CHINA: Portrait = { width: 33, height: 48, head: 0.63, above: 0.09, ground: WHITE };

/** px of a photo of that many mm at that resolution. */
export function printed({ width, height }: { width: number; height: number }, dpi: number): Size {
  return { width: Math.round((width / 25.4) * dpi), height: Math.round((height / 25.4) * dpi) };
}

function identity(name: string, portrait: Portrait, words: string): Format {
  return { name, size: printed(portrait, 600), words, portrait };
}

const size = (width: number, height: number): Size => ({ width, height });

/** Every known format by the name that plans call it. Sizes are those the services recommend. */
export const FORMATS = {
  passport: identity(
    'passport photo, 35 × 45 mm',
    ICAO,
    'passport photo|35 mm 45 mm|passport picture|passport image|passport size|passport|id photo|id picture|id card photo|identity photo|identity picture|id|biometric photo|biometric picture|biometric|visa photo|visa picture|schengen visa photo|schengen photo|eu passport photo|european passport photo|german passport photo|french passport photo|spanish passport photo|australian passport photo|driving licence photo|driving license photo|drivers license photo|35x45|application photo',
  ),
  usPassport: identity(
    'US passport photo, 2 × 2 in',
    UNITED_STATES,
    'us passport photo|passport photo for us|passport photo for usa|passport photo for america|passport photo for united states|us id photo|us passport picture|us passport|american passport photo|us visa photo|us visa picture|us visa|green card photo|2x2 passport photo|passport photo 2x2|passport 2x2|2x2 photo|indian passport photo|india passport photo|passport photo us|passport photo usa|usa passport photo',
  ),
  ukPassport: identity(
    'UK passport photo, 35 × 45 mm',
    UNITED_KINGDOM,
    'uk passport photo|passport photo for uk|passport photo for england|british passport photo|uk passport|uk visa photo',
  ),
  canadaPassport: identity(
    'Canadian passport photo, 50 × 70 mm',
    CANADA,
    'canadian passport photo|canada passport photo|canadian passport|canada visa photo',
  ),
  chinaPassport: identity(
    'Chinese passport photo, 33 × 48 mm',
    CHINA,
    'chinese passport photo|china passport photo|chinese visa photo|china visa photo|chinese passport',
  ),
  instagram: {
    name: 'Instagram (4:5)',
    size: size(1080, 1350),
    words:
      'instagram|instagram post|instagram portrait|instagram feed|insta|insta post|ig|ig post|instagram picture|instagram photo|instagram image|instagram carousel',
  },
  instagramSquare: {
    name: 'Instagram (square)',
    size: size(1080, 1080),
    words:
      'instagram square|square instagram post|square instagram|square insta|square insta post|square post',
  },
  story: {
    name: 'a story (9:16)',
    size: size(1080, 1920),
    words:
      'instagram story|instagram stories|story instagram|story for instagram|insta story|ig story|facebook story|whatsapp status|story|stories|story format|wallpaper for my phone|wallpaper for phone|reel|reels|instagram reel|instagram reels|tiktok|tiktok video|tik tok|youtube short|youtube shorts|shorts|snapchat|snapchat story|phone wallpaper|phone background|lock screen|iphone wallpaper|mobile wallpaper',
  },
  youtube: {
    name: 'a YouTube thumbnail (16:9)',
    size: size(1280, 720),
    words:
      'youtube thumbnail|youtube thumb|youtube video thumbnail|youtube|thumbnail|video thumbnail|video cover|yt thumbnail',
  },
  youtubeBanner: {
    name: 'a YouTube banner',
    size: size(2560, 1440),
    words: 'youtube banner|youtube channel art|youtube channel banner|youtube cover|youtube header',
  },
  facebookCover: {
    name: 'a Facebook cover',
    size: size(1640, 624),
    words:
      'facebook cover|facebook cover photo|facebook banner|facebook header|fb cover|facebook page cover',
  },
  facebook: {
    name: 'a Facebook post (4:5)',
    size: size(1080, 1350),
    words: 'facebook|facebook post|fb post|fb|facebook photo',
  },
  xHeader: {
    name: 'an X header (3:1)',
    size: size(1500, 500),
    words:
      'twitter header|twitter banner|twitter cover|x header|x banner|x cover|twitter header photo',
  },
  x: {
    name: 'an X post (16:9)',
    size: size(1600, 900),
    words: 'twitter|twitter post|tweet|x post',
  },
  linkedinBanner: {
    name: 'a LinkedIn banner (4:1)',
    size: size(1584, 396),
    words:
      'linkedin banner|linkedin cover|linkedin header|linkedin background|linkedin cover photo|linkedin profile banner',
  },
  linkedin: {
    name: 'a LinkedIn post',
    size: size(1200, 627),
    words:
      'linkedin|linkedin post|link preview|open graph|open graph image|og image|facebook link|social share image',
  },
  pinterest: {
    name: 'Pinterest (2:3)',
    size: size(1000, 1500),
    words: 'pinterest|pinterest pin|pin|pinterest post',
  },
  twitchBanner: {
    name: 'a Twitch banner',
    size: size(1200, 480),
    words: 'twitch banner|twitch cover',
  },
  profile: {
    name: 'a profile picture (square)',
    size: size(1024, 1024),
    words:
      'profile picture|profile photo|profile pic|profile image|avatar|pfp|linkedin profile picture|linkedin profile photo|linkedin profile|linkedin headshot|facebook profile|instagram profile|whatsapp profile|twitter profile|linkedin photo|facebook profile picture|whatsapp profile picture|instagram profile picture|discord avatar|headshot crop|album cover|cover art|album art|podcast cover',
  },
  roundProfile: {
    name: 'a round profile picture',
    size: size(1024, 1024),
    words:
      'round profile picture|round profile pic|circle profile pic|circular profile pic|circle profile photo|round profile photo|round avatar|circular avatar|circle avatar|circular profile picture|circle profile picture|circle crop|round crop|circular crop|crop to circle|crop into circle|cut into circle|cut to circle|cut in circle|cut out circle|circle|circular|crop round|crop in circle',
  },
  desktop: {
    name: 'a desktop wallpaper (16:9)',
    size: size(3840, 2160),
    words:
      'desktop wallpaper|wallpaper for my laptop|wallpaper for my computer|desktop background|computer wallpaper|laptop wallpaper|screen wallpaper|wallpaper|zoom background|teams background',
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as [FormatName, ...FormatName[]];

/** The format of that name. */
export function formatOf(name: FormatName): Format {
  return FORMATS[name];
}
