import { listed, pairs, without } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** What the visitor did to a thing that is to go. */
const MARKED =
  'markiert | eingekreist | umkringelt | angemalt | ubermalt | umrandet | eingerahmt | angestrichen | angepinselt | ausgewahlt | gekennzeichnet | eingezeichnet | angekreuzt | umkreist | ausgemalt'
    .split(' | ')
    .flatMap((done) => [
      `was ich ${done} hab`,
      `was ich ${done} habe`,
      `was ich rot ${done} hab`,
      `was ich da ${done} hab`,
      `was ich da ${done} habe`,
      `das rot ${done}e`,
      `das gelb ${done}e`,
      `alles was ich ${done} hab`,
      `alles was ich ${done} habe`,
    ]);

/** "Hab ihn eingekreist" */
const ENCIRCLED = pairs(
  pairs(
    listed('hab | habe | hob'),
    listed(
      'ihn | sie | es | den | die | das | dir den | dir die | dir das | ihn dir | sie dir | alles | das alles',
    ),
  ),
  listed(
    'markiert | eingekreist | umkringelt | angemalt | umrandet | eingerahmt | angestrichen | angepinselt | ausgewahlt | ubermalt | eingezeichnet | angekreuzt | rot markiert | rot umrandet | rot eingekreist | umkreist | gekennzeichnet',
  ),
);

/** Turns of German for what was marked, boxed or painted over. */
export const GERMAN_MARKED: Phrases = {
  phrase: `
    umkreist~ | umkringelt~ | markier/markiere ich | markier/markiere ich selber/selbst/dir/noch/dann/gleich | werd/werde ich markier~ | hab/habe ich schon angemalt/eingekreist/umkringelt/ubermalt/umrandet/eingerahmt/umkreist | hab/habe ich umkreist | hab/habe ich schon rot markiert/angemalt/eingekreist = i marked
    den/die/das/des markier/markiere i/ich gleich/glei/noch/dann/selber/selbst = i marked
    hab/habe ich markiert/angemalt/eingekreist/umkringelt/ubermalt/angestrichen/umrandet/gekennzeichnet/ausgewahlt/angepinselt | hab ich eingerahmt/angekreuzt/angekringelt/eingezeichnet/bemalt | hab/habe ich schon markiert | hab ich dir/rot markiert/angemalt | hab ich rot eingekreist | hob i markiert/eingringelt/angmalt = i marked
    ich markiert/angemalt/eingekreist/umkringelt/ubermalt/umrandet/eingerahmt/angestrichen/angepinselt/ausgewahlt/gekennzeichnet hab | ich markiert/angemalt/eingekreist/umkringelt/ubermalt/umrandet/angestrichen/ausgewahlt/gekennzeichnet habe = i marked
    ist markiert | sind markiert | ist eingekreist | sind eingekreist | ist angemalt | ist umkringelt | ist ubermalt | habs markiert | habs eingekreist | habs angemalt | markiert | umkringelt | umrandet | eingerahmt | angekreuzt | eingezeichnet | angmalt | bitzeli markiert | eingekreist~ | angekringelt~ = i marked
    angemalte/umrandete/ubermalte stelle = what i marked
    die rot/gelb/grun ubermalte/markierte/eingekreiste/umrandete stelle = the thing i marked
    den bereich im kasten/rahmen/kreis/kringel/rechteck | alles im kasten/rahmen/kreis | dem markierten | dem eingekreisten | dem ausgewahlten | dem angemalten | dem markierten bereich | der markierten stelle = the thing i boxed
    zensierte/zensierten/zensierter stelle/stellen = censored areas
    diese stelle | dieser stelle | diesen bereich | dieser bereich | diesem bereich | diesen teil | dieser teil | diesem teil | dieses stuck | diesem stuck | diese ecke | dieser ecke | diese flache | dieser flache | diesen fleck | diesen ausschnitt | diesem ausschnitt | das hier drin | das hier drinnen | was hier drin ist | an der stelle hier | die stelle hier | den bereich hier | das stuck hier | den teil hier = this area
    ausser hier/da | bis auf hier | bis auf das/dies hier | ausser dem/das hier | nur hier nicht = except this area
    nur hier | genau hier | hier drin | hier drinnen | hier an der stelle | hier in dem bereich | hier in diesem bereich = in this area
    im markierten | im markierten bereich | in der markierten stelle | an der markierten stelle = in the selection
    ${without(MARKED.join(' | '), 'das rot umrandete | das rot eingekreiste')} | was eingekreist ist | was markiert ist | was angemalt ist | was umkringelt ist | was umrandet ist | was rot eingekreist ist | was im kringel ist | was im kreis ist | was im kasten ist | was im rahmen ist | das im kringel | das im kasten | die markierte stelle | markierte stelle | markierten stelle | die eingekreiste stelle | eingekreiste stelle | eingekreisten stelle | den markierten bereich | der markierte bereich | markierte bereich | das angemalte | das ubermalte | das umkringelte | das umrandete | das eingerahmte | das angestrichene | das angekreuzte | das rot umrandete | das rot eingekreiste | das ausgewahlte | die ausgewahlte stelle | den ausgewahlten bereich | die markierung | meine markierung = what i marked
    ${ENCIRCLED.join(' | ')} = i marked
  `,
  adjective: '',
};
