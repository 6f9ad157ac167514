// In Spanish: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'La solicitud no se ha podido leer.',
  unknown_field: 'La solicitud tiene un campo que no conocemos: {field}.',
  invalid_input: 'Revisa los campos marcados.',
  not_found: 'Aquí no hay nada.',
  too_large: 'La solicitud es demasiado grande.',
  image_too_large: 'Un archivo puede tener como máximo {limit} MB.',
  image_unknown: 'Elige una imagen JPEG, PNG o WebP.',
  image_unreadable: 'Esta imagen no se ha podido leer. Puede que esté dañada: prueba con otra.',
  image_too_big: 'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  pictures_waiting:
    'Tus últimas imágenes aún se están dibujando. Inténtalo de nuevo en {seconds} segundos.',
  too_many_requests: 'Demasiadas solicitudes. Espera {seconds} segundos.',
  unavailable: 'Ahora mismo no podemos hacerlo. Inténtalo de nuevo.',
  signed_out: 'Inicia sesión.',
  account_closed: 'Esta cuenta está cerrada.',
  session_expired:
    'Llevabas un tiempo sin estar aquí, así que se cerró tu sesión. Inicia sesión otra vez.',
  session_ended: 'Esta sesión se terminó desde otro de tus navegadores. Inicia sesión otra vez.',
  session_reused:
    'Esta sesión se usó en dos lugares a la vez, así que la hemos terminado. Inicia sesión ' +
    'otra vez. Si no puedes explicarlo, elige una contraseña nueva.',
  password_changed:
    'La contraseña de esta cuenta se cambió en otro lugar, lo que termina todas las demás ' +
    'sesiones. Inicia sesión con la nueva. Si no has sido tú, elige una nueva de inmediato.',
  email_changed:
    'El correo electrónico de esta cuenta se cambió, lo que termina todas las demás ' +
    'sesiones. Inicia sesión con el nuevo.',
  factor_changed:
    'Un segundo factor de esta cuenta se cambió en otro lugar, lo que termina todas las ' +
    'demás sesiones. Inicia sesión otra vez.',
  account_frozen:
    'Esta cuenta está congelada hasta que nuestro personal la haya revisado; el correo sobre ' +
    'ello dice por qué. Hasta entonces puedes verlo todo, cancelar una retirada y exportar ' +
    'tus datos. Contacta con atención al cliente.',
  wrong_login: 'El correo electrónico o la contraseña no son correctos.',
  wrong_password: 'La contraseña no es correcta.',
  email_same: 'Este ya es tu correo electrónico.',
  second_factor_needed: 'Muestra tu segundo factor.',
  sign_in_over: 'Este inicio de sesión ha tardado demasiado. Empieza de nuevo.',
  wrong_code: 'Este código no es correcto o ya se usó.',
  wrong_passkey: 'Esta passkey no se ha aceptado.',
  no_such_factor: 'Este segundo factor no está configurado.',
  link_invalid: 'Este enlace ya no es válido. Pide uno nuevo.',
  withdrawal_link_invalid: 'Este enlace no cancela ninguna retirada.',
  withdrawal_on_its_way: 'Esta retirada está en camino y ya no se puede echar atrás.',
  mode_unavailable: 'En este momento no se pueden crear cuentas nuevas.',
  registration_invalid: 'Este registro ha terminado, o este paso ya está hecho. Inicia sesión.',
  document_waiting: 'Tu documento se está comprobando. Puedes enviar otro si se rechaza.',
  document_approved: 'Tu documento ya está aprobado.',
  document_damaged: 'Este documento no se puede abrir. Contacta con atención al cliente.',
  country_not_served:
    'No aceptamos clientes que viven ahí: este país no está en nuestra lista. No se ha ' +
    'guardado nada. Si vives en otro lugar, elige ese país; si vives ahí, contacta con ' +
    'atención al cliente. La demo sigue abierta para ti, y puedes retirar lo que tienes aquí.',
  profile_complete: 'Tu perfil ya está completo. Puedes cambiarlo en Editar perfil.',
  url_too_long: 'Esta dirección es demasiado larga.',
  head_too_large: 'La cabecera de la solicitud es demasiado grande.',
  request_too_slow: 'La solicitud tardó demasiado en llegar.',
  origin_unknown: 'Otro sitio no puede abrir nuestro flujo.',
  key_reused: 'Esta Idempotency-Key se usó para otra orden. Envía una clave nueva.',
  key_reserved:
    'Una Idempotency-Key que empieza por ats: es para operaciones automáticas. Envía otra.',
  key_invalid: 'Una Idempotency-Key tiene de 1 a 255 caracteres visibles.',
  factor_exists: 'Esto ya está configurado.',
  too_many_passkeys: 'Una cuenta puede tener {limit} passkeys.',
  second_factor_missing: 'Configura primero un segundo factor.',
  proof_invalid: 'Confirma otra vez que eres tú.',
  ticket_invalid: 'Este tique ya se usó o ha caducado. Pide uno nuevo.',
  identity_change_empty: 'Esto es lo que ya cuenta.',
  identity_change_waiting:
    'Un cambio que pediste se está comprobando. Puedes retirarlo y pedirlo otra vez.',

  no_raise_waiting: 'Este límite no está a punto de cambiar.',
  break_runs_longer: 'La actual dura más, hasta el {@until}. No se puede acortar.',
  self_excluded: 'Te autoexcluiste de operar hasta el {@until}. Nadie puede terminarlo antes.',
  cool_off: 'Te tomaste una pausa breve de operar hasta el {@until}. Nadie puede terminarla antes.',
  own_stake_limit:
    'Tu propio límite de apuestas es {$limit} por {=period}: quedan {$left} hasta el {@until}.',
  own_loss_limit:
    'Tu propio límite de pérdidas es {$limit} por {=period}, contando las operaciones ' +
    'abiertas: quedan {$left} hasta el {@until}.',
  own_deposit_limit:
    'Tu propio límite de depósitos es {$limit} por {=period}: quedan {$left} hasta el {@until}.',

  version_not_in_force:
    'La versión {version} de este texto no está en vigor. Vuelve a cargar la página.',
  terms_not_accepted:
    'Nuestros textos legales han cambiado. Acéptalos antes de abrir operaciones nuevas.',
  trades_open: 'Hay operaciones abiertas en la cuenta real ({count}). Espera a que terminen.',
  balance_left: 'Quedan {$left} en la cuenta real. Retíralos primero.',
  withdrawals_under_way: 'Hay retiradas en camino ({count}). Espera a que terminen.',

  demo_ended: 'Tu demo ha terminado. Puedes empezarla de nuevo desde tu monedero.',
  demo_running: 'Tu saldo demo ya es de 10.000\u00a0$ o más.',
  demo_topup_used: 'La demo se puede recargar una vez al día. Inténtalo después del {@again}.',
  email_unconfirmed: 'Confirma tu correo electrónico antes de operar en la cuenta real.',
  live_trading_closed: 'El trading real no está abierto en esta instalación.',
  country_closed:
    'El país de tu perfil no está en la lista de países de los que aceptamos clientes: las ' +
    'operaciones reales y los depósitos están cerrados para ti, retirar está abierto. Si ' +
    'ahora vives en otro lugar, cambia el país en Editar perfil.',
  ats_stake_unclear: 'Elige una de las dos cosas: un importe, o una parte del saldo.',
  ats_stake_too_large: 'Una operación automática de tu plan apuesta de {$least} a {$most}.',
  ats_never_trades:
    'Nunca se operaría nada: una apuesta de {$stake} es más que tu límite de {$limit}.',
  ats_not_settled: 'Ajusta primero qué se va a operar.',
  ats_not_understood: 'Lee lo que probablemente se pierda, y di que lo has leído.',
  ats_paused:
    'Nuestro personal ha pausado las operaciones automáticas. Inténtalo de nuevo cuando sigan.',
  ats_plan_needed:
    'Las operaciones automáticas reales van con un plan. Puedes elegir uno en Planes.',
  ats_not_tried:
    'La cuenta real espera a que haya {needed} operaciones demo decididas con los mismos ' +
    'ajustes. Hasta ahora hay {decided}.',
  instrument_unknown: 'No operamos {symbol}.',
  instrument_closed: 'El mercado de {symbol} está cerrado. Abre el {@opens}.',
  trading_stopped:
    'Las operaciones nuevas en {symbol} están detenidas por el momento. Las abiertas siguen ' +
    'y se liquidan como siempre.',
  duration_not_offered: 'Esta duración no se ofrece ahora para {symbol}.',
  price_stale: 'En este momento no hay un precio reciente de {symbol}. Espera al siguiente.',
  no_quote:
    'Ahora no se puede calcular un precio justo de {symbol} para esta duración. Prueba una ' +
    'más larga.',
  strike_rate_unknown: 'Esta strike rate no se ofrece.',
  stake_too_small: 'El importe mínimo es {$limit}.',
  stake_too_large: 'El importe máximo para {symbol} es {$limit}.',
  plan_limit_reached:
    'Tu plan permite {limit} operaciones reales al día. El día termina a las 00:00 UTC.',
  deposit_first: 'Deposita primero: no hay dinero en tu cuenta real con el que operar.',
  insufficient_balance: 'Tu saldo es {$available}, que es menos que este importe.',
  client_payout_limit:
    'Tus operaciones abiertas en {symbol} pueden pagar juntas como máximo {$limit}.',
  house_exposure_limit:
    'No podemos aceptar más operaciones en {symbol} que terminen a esa hora. Prueba otra duración.',

  identity_needed:
    'Envía primero un documento de identidad: las operaciones reales empiezan cuando esté ' +
    'aprobado. Retirar no espera a eso.',
  appropriateness_needed:
    'Responde primero a las preguntas sobre operar en real. Retirar no espera a eso.',
  appropriateness_waits: 'Puedes responder de nuevo a las preguntas a partir del {@until}.',
  appropriateness_passed: 'Ya has aprobado las preguntas.',
  first_day_stake:
    'En tu primer día operando en real una operación es de {$limit} como máximo, hasta el ' +
    '{@until}.',
  first_day_trades:
    'En tu primer día operando en real puedes hacer {limit} operaciones, hasta el {@until}.',
  deposit_demo: 'Los depósitos van solo a la cuenta real.',
  token_scope: 'Este token no abre esta llamada: hace falta {scope}.',
  token_address: 'Este token no se acepta desde tu dirección.',
  tokens_full: 'Tienes {limit} tokens. Revoca uno primero.',
  webhooks_full: 'Tienes {limit} webhooks. Quita uno primero.',
  webhook_url_wrong:
    'Tiene que ser una dirección que empiece por https:// y a la que cualquiera pueda llegar.',
  webhook_ended: 'Este webhook ha terminado. Crea uno nuevo.',
  token_addresses_wrong: 'Una de estas no es una dirección ni una red.',
  credits_closed: 'Ahora mismo no se venden créditos en esta instalación.',
  credits_no_pack: 'No hay ningún paquete así en la lista de precios.',
  credits_price_changed: 'El precio ha cambiado entretanto: ahora es {$price}. Míralo otra vez.',
  credits_need_profile: 'Completa primero tu perfil: una factura lleva tu nombre y tu país.',
  credits_need_identity:
    'Envía primero un documento de identidad: los créditos se pueden comprar cuando esté aprobado.',
  credits_above_balance: 'Tu saldo real es {$live}; este paquete cuesta {$price}.',
  credits_needed: 'El trader automático necesita al menos un crédito. Tienes {left}.',
  credits_not_returnable: 'De esta compra no hay nada que se pueda devolver.',
  credits_order_ended: 'Este depósito ya ha comprado sus créditos.',
  deposits_closed: 'Los depósitos no están abiertos en esta instalación.',
  deposit_needs_email: 'Confirma tu correo electrónico antes de depositar.',
  deposit_not_offered: 'Ahora mismo no se ofrecen depósitos en {currency}.',
  deposit_too_small: 'El depósito mínimo es {$limit}.',
  deposit_too_large: 'El depósito máximo es {$limit}.',
  deposits_waiting: 'Tienes {limit} depósitos que esperan un pago. Paga o abandona uno primero.',
  quote_over: 'Este cambio ya no se mantiene. Toma el nuevo.',
  quote_invalid: 'Este cambio no es uno de los nuestros para este depósito.',
  address_integrity:
    'En este momento tu dirección de depósito no se puede mostrar con seguridad. No envíes ' +
    'nada a una dirección que tengas de antes; nuestro personal está informado.',
  test_coins_amount: 'El grifo paga hasta diez monedas a la vez.',
  deposit_ended: 'Este depósito ya está {=status}.',
  deposit_under_way: 'El pago de este depósito ya se ha visto: ya no se puede abandonar.',
  charge_other: 'Este cobro ya se abonó a otro depósito.',
  cards_closed: 'Ahora mismo no se ofrecen depósitos con tarjeta.',
  card_fields_wrong: 'Rellena bien todos los campos.',
  card_token_invalid:
    'Lo que escribiste para la tarjeta es demasiado antiguo o ya se usó. Escríbelo otra vez.',
  cards_declined:
    'Se han denegado varios pagos con tarjeta. Inténtalo después del {@until}, o ingresa de ' +
    'otra manera.',
  card_number_sent:
    'Esto parece el número completo de una tarjeta de pago. No aceptamos números de tarjeta: ' +
    'escríbelo solo en los campos del proveedor de tarjetas.',
  webhook_forged: 'Este mensaje no es del proveedor de tarjetas.',

  withdrawal_demo: 'Las retiradas salen solo de la cuenta real.',
  withdrawal_above_balance: 'No puedes retirar más que tu saldo disponible.',
  withdrawal_too_small:
    'La retirada mínima por este método es {$limit}; su comisión de {$fee} se descuenta del ' +
    'importe.',
  withdrawal_too_large: 'La retirada máxima es {$limit}.',
  withdrawal_day_limit:
    'Puedes retirar {$limit} en 24 horas; quedan {$left}. Con documentos de identidad ' +
    'aprobados son {$verified}.',
  withdrawals_held:
    'Se cambió tu contraseña, tu correo electrónico o tu segundo factor, o se canceló una ' +
    'retirada desde su correo: las retiradas vuelven a ser posibles después del {@until}.',
  withdrawals_waiting: 'Tienes {limit} retiradas en camino. Espera a que termine una.',
  destinations_full: 'Una libreta de direcciones tiene {limit} lugares.',
  step_up_required: 'Confirma que eres tú.',
  bank_fields_wrong: 'Rellena bien todos los campos.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'Esta es una dirección de depósito de esta plataforma: el dinero no saldría.',
  withdrawal_method_closed: 'Ahora mismo no se ofrecen retiradas en {=method}.',
  withdrawal_ended: 'Esta retirada ya tiene el estado: {=status}.',

  plan_not_funded:
    'El plan {plan} pide {$funding} de depósitos menos retiradas: faltan {$missing}. Por un ' +
    'plan no se cobra nada.',
  plan_chosen: 'Tienes un plan: uno más alto hay que pedirlo.',
  plan_not_chosen: 'Aún no tienes ningún plan: elige uno primero.',
  plan_not_higher: 'Solo se puede pedir un plan más alto que el tuyo.',
  plan_request_open: 'Has pedido el plan {plan}. Otra solicitud lo sustituiría.',
  plan_request_decided: 'Esta solicitud ya tiene el estado: {=state}.',
  notice_fixed:
    'De lo que trata de tu dinero, de tu identidad y de quién puede entrar en tu cuenta se te ' +
    'avisa siempre, también por correo.',
  push_service_unknown: 'Por el servicio de este navegador no se pueden enviar mensajes push.',
  push_devices_most:
    'Los mensajes push llegan a {most} dispositivos como máximo. Quita uno primero.',
  price_alerts_most: 'Pueden esperar {most} alertas de precio a la vez. Quita una primero.',
  price_alert_reached: 'El precio de {symbol} ya es {price}.',
  unsubscribe_key_unknown: 'Este enlace no para ningún correo.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Mira tu buzón y confirma tu correo electrónico.',
  profile_saved: 'Tu perfil está guardado.',
  document_sent: 'Tu documento de identidad se ha enviado.',
  email_confirmed: 'Tu correo electrónico está confirmado.',
  email_confirmed_already: 'Tu correo electrónico ya está confirmado.',
  link_sent: 'Te hemos enviado un enlace nuevo. Mira tu buzón.',
  reset_asked: 'Si esta dirección es la de una cuenta, le hemos enviado un enlace. Mira tu buzón.',
  password_changed: 'Tu contraseña está cambiada.',
  email_changed: 'Tu correo electrónico está cambiado.',
  email_change_asked: 'Abre el enlace que hemos enviado a la dirección nueva.',
  message_received: 'Hemos recibido tu mensaje. Respondemos por correo electrónico.',
  transcript_sent: 'Lo hemos enviado a tu buzón.',

  profile_updated: 'Tu perfil está actualizado.',
  picture_removed: 'Tu imagen está quitada.',
  identity_change_asked:
    'Hemos recibido tu solicitud. Hasta que se decida, cuenta lo que se sabía antes.',
  identity_change_taken_back: 'Retirada. No ha cambiado nada.',
  texts_accepted: 'Has aceptado los textos.',
  demo_ready: 'Tu demo está lista.',
  ats_settled: 'Tus ajustes de operaciones automáticas están guardados.',
  ats_on: 'Las operaciones automáticas están activadas.',
  ats_off: 'Las operaciones automáticas están desactivadas.',
  account_closed: 'Tu cuenta está cerrada.',
  plan_set: 'Tu plan está elegido. No se ha cobrado nada.',
  plan_requested: 'Tu solicitud se ha enviado. Nuestro personal la revisará.',
  plan_request_taken_back: 'Tu solicitud está retirada.',

  authenticator_on: 'Tu app de autenticación está activada.',
  authenticator_off: 'Tu app de autenticación está desactivada.',
  authenticator_made: 'Ahora añádela a tu app.',
  recovery_codes_made: 'Tus códigos de recuperación nuevos.',
  passkey_added: 'Tu passkey está añadida.',
  passkey_renamed: 'La passkey tiene su nombre nuevo.',
  passkey_removed: 'La passkey está quitada.',
  session_ended: 'Esa sesión ha terminado.',
  sessions_ended: 'Las demás sesiones han terminado.',
  no_other_sessions: 'No había otras sesiones.',
  device_forgotten: 'Ese navegador está olvidado.',

  limit_set: 'Tu límite está puesto.',
  limit_raise_waits: 'Tu límite cambia en 24 horas.',
  limit_stays: 'Tu límite se queda como está.',
  reminder_set: 'Tu recordatorio está puesto.',
  reminder_off: 'El recordatorio está desactivado.',
  cool_off_started: 'Tu pausa breve ha empezado.',
  questions_passed: 'Has aprobado: puedes operar en real.',
  questions_failed: 'Esta vez no ha bastado. Puedes intentarlo de nuevo en 24 horas.',
  self_excluded: 'Te has autoexcluido.',

  deposit_asked:
    'Hemos recibido tu solicitud de depósito. Se abona cuando el pago esté confirmado.',
  card_deposit_asked: 'Hemos recibido tu solicitud de depósito.',
  deposit_given_up: 'Has abandonado el depósito.',
  token_made: 'Tu token. Se muestra solo esta vez.',
  token_revoked: 'Ese token está revocado.',
  webhook_made: 'Tu webhook. Su secreto se muestra solo esta vez.',
  webhook_secret_made: 'El secreto nuevo. Se muestra solo esta vez.',
  webhook_paused: 'Ese webhook está en pausa. Lo que pase entretanto espera.',
  webhook_resumed: 'Se vuelve a enviar a ese webhook.',
  webhook_removed: 'Ese webhook está terminado.',
  webhook_tested: 'Hay un mensaje en camino.',
  webhook_replayed: 'Se envían otra vez.',
  tournament_joined: 'Estás en el torneo.',
  tournament_left: 'Has salido del torneo.',
  tournament_rebought: 'Tienes otra vez las fichas del inicio.',
  credits_bought: 'Los créditos son tuyos.',
  credits_ordered: 'El depósito compra los créditos cuando se abone.',
  credits_order_dropped: 'El depósito no compra créditos: lo que llegue se queda en tu saldo.',
  promotion_granted: 'Es tuyo. Abajo está lo que resulta de ello.',
  grant_given_up: 'Lo has abandonado. En tu propio dinero no ha cambiado nada.',
  credits_given_back: 'Los créditos están devueltos; el dinero está en tu saldo.',
  test_coins_sent: 'Las monedas de prueba están en camino.',
  withdrawal_asked: 'Tu retirada está anotada; el dinero queda retenido para ella.',
  withdrawal_cancelled: 'Tu retirada está cancelada; el dinero ha vuelto.',
  withdrawal_stopped: 'La retirada está cancelada; el dinero ha vuelto.',
  withdrawal_code_sent: 'Un código está en camino a tu buzón.',
  address_added: 'La dirección está en tu libreta.',
  address_removed: 'La dirección está quitada.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
