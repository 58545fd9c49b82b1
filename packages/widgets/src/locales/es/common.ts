import type { PackSection } from '../pack.ts';

export const common: PackSection<'common'> = ({ number, percent, plural, fromNow, unit }) => ({
  loading: 'Cargando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  copied: 'Copiado',
  check: 'Comprobar',
  checkFull: 'Comprobar de dónde viene esta imagen (abre una pestaña nueva)',
  notifications: 'Avisos',
  optimizerTab: 'Optimizador de prompts',
  percent,
  seconds: (count) => unit(count, 'second'),
  listed: (names) => names.join(', '),

  // Prompt
  promptPlaceholder: 'Ponla en blanco y negro, un poco más cálida, recórtala en cuadrado…',
  promptCount: (length, max) => `${number(length)} de ${number(max)} caracteres`,
  needPrompt: 'Escribe un prompt',
  promptTooLong: (by) =>
    plural(by, {
      one: 'Al prompt le sobra # carácter',
      other: 'Al prompt le sobran # caracteres',
    }),

  // Marking, which others than the editor have, too
  inputAlt: (name) => `La imagen que se va a editar: ${name}`,
  markClear: 'Quitar todas las marcas',
  markCleared: 'Se han quitado todas las marcas.',
  undone: 'Deshecho.',

  // Failures
  featureLabels: { character: 'Personaje', tryOn: 'Probar', creative: 'Creativo', style: 'Estilo' },
  errors: {
    image_required: 'Sube al menos una imagen',
    prompt_required: 'Escribe un prompt',
    validation_failed: 'No se ha entendido la solicitud',
    too_many_images: 'Son demasiadas imágenes',
    key_invalid: 'La clave de API no es válida',
    signature_invalid: 'La firma no es válida',
    origin_forbidden: 'Esta clave de API no se puede usar en este sitio',
    not_found: 'Aquí no hay nada',
    method_not_allowed: 'Esta dirección no admite ese tipo de solicitud',
    request_in_progress: 'La misma solicitud todavía se está procesando',
    figurine_not_ready: 'La imagen de la figura aún no está lista',
    quote_expired: 'El precio ya no es válido. Pide uno nuevo',
    already_ordered: 'Esta impresión ya está pedida',
    wrong_step: 'El pedido no puede dar ese paso ahora',
    file_expired: 'Esta imagen ha caducado y se ha eliminado',
    image_too_large: 'La imagen es demasiado grande',
    payload_too_large: 'El envío es demasiado grande',
    image_type_unsupported: 'Usa una imagen PNG, JPEG, WebP o GIF',
    content_type_unsupported: 'El formato del envío no es correcto',
    range_not_satisfiable: 'Esa parte del archivo no existe',
    image_dimensions: 'La imagen tiene demasiados píxeles o demasiado pocos',
    image_damaged: 'La imagen está dañada y no se puede leer',
    idempotency_mismatch: 'Esta solicitud no coincide con la primera que usó la misma clave',
    unsupported_edit: 'Este motor no sabe hacer esa edición',
    subject_unclear: 'No está claro cuál es el motivo. Dibuja un recuadro alrededor o píntalo',
    prompt_blocked: 'El modelo de imagen rechaza este prompt. Dilo con otras palabras',
    picture_blocked: 'El modelo no ha creado ninguna imagen por sus normas de seguridad',
    no_picture:
      'El modelo no ha creado ninguna imagen con esto. Di con más detalle qué debe cambiar',
    mesh_impossible: 'Con esta imagen no se puede crear un modelo',
    cannot_print: 'Este modelo no se puede imprimir así',
    rate_limited: 'Demasiadas solicitudes en un minuto. Espera un momento',
    quota_exceeded: 'El cupo de imágenes se ha agotado por ahora',
    cancelled: 'La solicitud se ha cancelado',
    internal_error: 'Algo ha fallado por nuestra parte',
    engine_failed: 'No se ha podido editar la imagen',
    engine_not_set_up:
      'En este servidor no está configurado el servicio de imágenes, así que no se puede crear ninguna',
    overloaded: 'El servidor está ocupado. Inténtalo de nuevo en un momento',
    storage_full: 'Al servidor no le queda espacio',
    not_ready: 'El servidor no puede trabajar ahora. Inténtalo de nuevo en un momento',
    engine_timeout: 'La edición ha tardado demasiado y se ha detenido',
  },
  failedTitle: 'No se ha podido generar',
  quotaTitle: 'Límite gratuito alcanzado',
  quotaMessage:
    'El cupo diario de la API se ha agotado. Inténtalo más tarde o mira los ejemplos mientras tanto.',
  monthlyQuotaMessage:
    'El cupo de este mes de la API se ha agotado. Inténtalo más tarde o mira los ejemplos mientras tanto.',
  rateMessage: 'Ha sido mucho para un minuto. Tus imágenes y tu prompt siguen aquí.',
  networkError: 'Error de red',
  httpError: (status) => `HTTP ${status}`,
  timedOut: (seconds) =>
    plural(seconds, {
      one: 'No ha habido respuesta en # segundo. Inténtalo de nuevo.',
      other: 'No ha habido respuesta en # segundos. Inténtalo de nuevo.',
    }),
  retryWhen: (when) => `Inténtalo de nuevo ${when}.`,
  retryNow: 'Ya puedes intentarlo de nuevo.',
  renewedWhen: (when) => `El cupo se renueva ${when}.`,
  expired: 'Esta imagen ha caducado. Los resultados se guardan solo por un tiempo.',
  alternatives: 'Esto sí funciona:',
  reference: (requestId) => `Referencia: ${requestId}`,

  // When, and how long
  inSeconds: (count) => fromNow(count, 'second'),
  inMinutes: (count) => fromNow(count, 'minute'),
  inHours: (count) => fromNow(count, 'hour'),
  tomorrow: fromNow(1, 'day'),
  inDays: (count) => fromNow(count, 'day'),
  usually: (seconds) => `aquí suele tardar ${seconds}`,
  usuallyUpTo: (seconds, slow) => `aquí suele tardar ${seconds}, a veces ${slow}`,
  underOneSecond: `menos de ${unit(1, 'second')}`,
});
