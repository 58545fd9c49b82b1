/**
 * Words that people put around their wishes and that ask for nothing themselves. Things, persons,
 * places and styles are not among them: what is not known of those has to be refused by name.
 */
export const TALK_WORDS: ReadonlySet<string> = new Set(
  `
  harsh gave creeping drifting rolling tidy boxed according account achieve achieves actual advice ago agree ahead allow allowed allows almost already always amaze among annoying another answer
  anymore anyone anything anyway anyways anywhere apparently appearance approach approximately arent aside ask asked asking asks assume attempt
  attempts attention badly balanced based basic became because begin believe belongs between beyond boss bother bothers brand brings brought buyers
  came cannot cant care careful carefully case cases certain certainly chance chances check choice choose client clients cohesive come comes coming
  commercial common compared compelling comply composition concerned confident consider considering consistent convey conveys couldnt coworkers
  creates creating crucial customer customers deal decent decided definitely deliver delivers desired despite didnt difficult difficulty disappointed
  doable doubt due during earlier easily easy effort either elevate elevated elevating emphasis emphasize emphasizing enough ensure ensuring
  environment essentially etc ever everybody everyone evoke evokes evoking exact exactly example excellent expect expected extra fact fairly faithful
  familiar favorite feature featuring few fidelity figured find finished flawless follows forever forget forgot former found friendly further
  genuinely goal goes going gone got gotten guess guide had handle handy happen happened happens hardly hate havent heard helped helpful helping helps
  hence hes hesitate highlighting honest hoped hoping however idea ideal ideas immediately impactful important impossible impression impressive
  including indeed inspired instructions integrity intended interested introduce introducing inviting isnt issue issues join keen kinds know known
  lack lacking lacks latest least likes listed listing lived loads longer loved loves luck main mainly major manner many matter matters mean means
  meant mind mistake moment months most mostly much namely nearly necessarily necessary needed needing nevertheless newest none nope normal normally
  nothing noticeable noticed nowadays obvious obviously occasion often once ones online opinion optimal optimize option options order ordinary
  originally otherwise ought ours overly own particular past perform personal personally picked plan planning pleasing plenty point pointless points
  polished posting precise precisely preference preferred presence present presentable presentation presumably previous previously printed printing
  probably problem problems proceed process project projects promise proud provide provided providing purpose purposes puts quite random rate reach
  ready realise realize reason reasonable reasons recent recently recommend refine refined reflect reflects regarding related reliable remain
  remaining remains remember replacement replicate represent reproduce requested require required requirement requirements requires resemble respect
  respecting resulting results retained reveal said saw seamlessly seeing seemed seen self sell seller selling send sense sent serious several share
  shared shoot shooting shots showing shown shows significant similar since situation slight solution sometimes somewhere soon sophisticated sorts
  specific specifically spent standards started starting stay stays step steps stopped striking struggle struggling stuff subtly suggest suggested
  suggestion suggestions suitable supposed surely takes taking talk tasteful tasty tend terms themselves therefore theyre theyve things think thinking
  thinks thought through thus timeless tip tips together told tomorrow took touches toward towards treat tried tries trouble truly trust truth trying
  turns types understand understood unified unique unless until unwanted upload uploading usable used useful user users uses usual usually utmost
  valid variety various versions via viewer viewers visual visually vital wait waiting wanted wanting wasnt ways wed week weeks weird welcome went
  werent whatever whenever where whereas wherever whether whichever wished wishes wondered worked working worry worse worst worth wouldnt wow year
  match matches matching brand branding brands
  strange hsl curve curves adjustment adjustments
  distracting busy cluttered chaotic ugly messy awful horrible annoying stupid straight sucks crappy
  years yep yesterday yet youd youll youre youve aligned backwards grateful appreciate appreciated glad hell heck damn reality everyday delighted happily thankful aka incl btw
`
    .trim()
    .split(/\s+/),
);
