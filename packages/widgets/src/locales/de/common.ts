import type { PackSection } from '../pack.ts';

export const common: PackSection<'common'> = ({ number, percent, plural, fromNow, unit }) => ({
  loading: 'Wird geladen …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  copied: 'Kopiert',
  notifications: 'Mitteilungen',
  optimizerTab: 'Prompt-Optimierer',
  percent,
  seconds: (count) => unit(count, 'second'),
  listed: (names) => names.join(', '),

  // Prompt
  promptPlaceholder: 'Mach es schwarz-weiß, etwas wärmer, quadratisch zugeschnitten …',
  promptCount: (length, max) => `${number(length)} von ${number(max)} Zeichen`,
  needPrompt: 'Bitte gib einen Prompt ein',
  promptTooLong: (by) => `Der Prompt ist um ${number(by)} Zeichen zu lang`,

  // Marking, which others than the editor have, too
  inputAlt: (name) => `Das Bild, das bearbeitet wird: ${name}`,
  markClear: 'Alle Markierungen entfernen',
  markCleared: 'Alle Markierungen sind entfernt.',
  undone: 'Rückgängig gemacht.',

  // Failures
  errors: {
    image_required: 'Bitte lade mindestens ein Bild hoch',
    prompt_required: 'Bitte gib einen Prompt ein',
    validation_failed: 'Die Anfrage war nicht zu verstehen',
    too_many_images: 'Das sind zu viele Bilder',
    key_invalid: 'Der API-Schlüssel ist ungültig',
    signature_invalid: 'Die Signatur ist ungültig',
    origin_forbidden: 'Dieser API-Schlüssel gilt nicht für diese Website',
    not_found: 'Hier ist nichts',
    method_not_allowed: 'Diese Adresse nimmt solche Anfragen nicht an',
    request_in_progress: 'Dieselbe Anfrage wird noch bearbeitet',
    figurine_not_ready: 'Das Bild der Figur ist noch nicht fertig',
    quote_expired: 'Der Preis gilt nicht mehr. Bitte frage einen neuen an',
    already_ordered: 'Dieser Druck ist schon bestellt',
    wrong_step: 'Dieser Schritt ist bei der Bestellung jetzt nicht möglich',
    file_expired: 'Dieses Bild ist abgelaufen und wurde entfernt',
    image_too_large: 'Das Bild ist zu groß',
    payload_too_large: 'Der Upload ist zu groß',
    image_type_unsupported: 'Bitte nimm ein Bild als PNG, JPEG, WebP oder GIF',
    content_type_unsupported: 'Der Upload hat das falsche Format',
    range_not_satisfiable: 'Diesen Teil der Datei gibt es nicht',
    image_dimensions: 'Das Bild hat zu wenige oder zu viele Pixel',
    image_damaged: 'Das Bild ist beschädigt und lässt sich nicht lesen',
    idempotency_mismatch: 'Diese Anfrage weicht von der ersten mit demselben Schlüssel ab',
    unsupported_edit: 'Das kann diese Engine nicht',
    subject_unclear:
      'Das Motiv ist nicht eindeutig. Bitte zieh einen Rahmen darum oder übermale es',
    prompt_blocked: 'Das Bildmodell lehnt diesen Prompt ab. Bitte formuliere ihn anders',
    picture_blocked: 'Das Bildmodell hat wegen seiner Sicherheitsregeln kein Bild erzeugt',
    no_picture:
      'Daraus hat das Bildmodell kein Bild erzeugt. Bitte sag genauer, was sich ändern soll',
    mesh_impossible: 'Aus diesem Bild lässt sich kein Modell machen',
    cannot_print: 'So lässt sich dieses Modell nicht drucken',
    rate_limited: 'Das waren zu viele Anfragen in einer Minute. Bitte warte einen Moment',
    quota_exceeded: 'Das Bilderkontingent ist vorerst aufgebraucht',
    cancelled: 'Die Anfrage wurde abgebrochen',
    internal_error: 'Bei uns ist etwas schiefgegangen',
    engine_failed: 'Das Bild ließ sich nicht bearbeiten',
    engine_not_set_up:
      'Auf diesem Server ist kein Bilddienst eingerichtet, deshalb entsteht kein Bild',
    overloaded: 'Der Server ist ausgelastet. Bitte versuch es gleich noch einmal',
    storage_full: 'Auf dem Server ist kein Platz mehr',
    not_ready: 'Der Server kann gerade nicht arbeiten. Bitte versuch es gleich noch einmal',
    engine_timeout: 'Die Bearbeitung hat zu lange gedauert und wurde beendet',
  },
  failedTitle: 'Bild konnte nicht erzeugt werden',
  quotaTitle: 'Kostenloses Kontingent erschöpft',
  quotaMessage:
    'Das API-Kontingent für heute ist aufgebraucht. Bitte versuch es später noch einmal oder sieh dir inzwischen die Beispiele an.',
  monthlyQuotaMessage:
    'Das API-Kontingent für diesen Monat ist aufgebraucht. Bitte versuch es später noch einmal oder sieh dir inzwischen die Beispiele an.',
  rateMessage: 'Das war viel für eine Minute. Deine Bilder und dein Prompt bleiben hier.',
  networkError: 'Netzwerkfehler',
  httpError: (status) => `HTTP ${status}`,
  timedOut: (seconds) =>
    plural(seconds, {
      one: 'Keine Antwort innerhalb von # Sekunde. Bitte versuch es noch einmal.',
      other: 'Keine Antwort innerhalb von # Sekunden. Bitte versuch es noch einmal.',
    }),
  retryWhen: (when) => `Versuch es ${when} noch einmal.`,
  retryNow: 'Du kannst es jetzt noch einmal versuchen.',
  renewedWhen: (when) => `Das Kontingent wird ${when} erneuert.`,
  expired: 'Dieses Bild ist abgelaufen. Ergebnisse werden nur begrenzte Zeit aufbewahrt.',
  alternatives: 'Das geht stattdessen:',
  reference: (requestId) => `Referenz: ${requestId}`,

  // When, and how long
  inSeconds: (count) => fromNow(count, 'second'),
  inMinutes: (count) => fromNow(count, 'minute'),
  inHours: (count) => fromNow(count, 'hour'),
  tomorrow: fromNow(1, 'day'),
  inDays: (count) => fromNow(count, 'day'),
  usually: (seconds) => `hier meist ${seconds}`,
  usuallyUpTo: (seconds, slow) => `hier meist ${seconds}, mitunter ${slow}`,
  underOneSecond: `unter ${unit(1, 'second')}`,
});
