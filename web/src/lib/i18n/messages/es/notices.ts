// In Spanish: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** " de 1.200,50 $" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` de ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'Motivo')
}

const fields = {
  firstname: 'nombre',
  lastname: 'apellidos',
  date_of_birth: 'fecha de nacimiento',
  country: 'país',
  phone: 'número de teléfono',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'tus datos personales'
}

const ends: Readonly<Record<string, string>> = {
  won: 'ganada',
  lost: 'perdida',
  tied: 'empate',
  voided: 'nula',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, premio ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; se te ha devuelto ${money}`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Se ha visto un pago${of(coinsIn(details))}. Se abona cuando la red lo haya confirmado.`,
  deposit_approved: (details) =>
    `Depósito aprobado: en tu saldo, ${moneyIn(details) ?? 'el dinero'}.`,
  deposit_rejected: (details) =>
    `Se ha rechazado un depósito${of(moneyIn(details))}.${because(details)}`,
  deposit_cancelled: (details) => `Abandonaste un depósito${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `La red perdió un pago${of(coinsIn(details))} antes de que se abonara. Si vuelve, se ` +
    'abona como siempre.',
  deposit_reversed: (details) =>
    `Se ha revertido un depósito${of(moneyIn(details))}.${because(details)} Tu cuenta está ` +
    'congelada hasta que nuestro personal la haya revisado.',
  deposit_restored: (details) =>
    'Un depósito revertido se ha abonado de nuevo: en tu saldo, ' +
    `${moneyIn(details) ?? 'el dinero'}.${because(details)}`,
  goodwill_given: (details) =>
    `Añadido a tu saldo: ${moneyIn(details) ?? 'dinero'}.${because(details)}`,
  credits_bought: (details) => `Has comprado ${creditsIn(details)} créditos.`,
  credits_given_back: (details) =>
    `Se han devuelto ${creditsIn(details)} créditos no usados: en tu saldo, ` +
    `${moneyIn(details) ?? 'el dinero'}.`,
  credits_not_bought: (details) =>
    `Llegó un depósito y no compró ${creditsIn(details)} créditos: está en tu saldo.`,
  credits_low: (details) =>
    `Te quedan ${creditsIn(details)} créditos. Con menos de uno el trader automático no ` +
    'empieza nada nuevo.',
  credits_overdue: (details) =>
    `Tienes ${creditsIn(details)} créditos desde hace dos meses o más: nuestras condiciones ` +
    'nos permiten terminar la cuenta por ello. Comprar créditos lo acaba de inmediato.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid')
      return `De una promoción has recibido ${money ?? 'dinero'}: ${name}.`
    return details.step === 'started'
      ? `Se te promete en dólares de bono ${money ?? 'algo'}: ${name}.`
      : `Una promoción terminó sin pagarse: ${name}. Tu propio dinero está como estaba.`
  },
  account_frozen: (details) => `Tu cuenta está congelada.${because(details)}`,
  account_unfrozen: (details) => `Tu cuenta ya no está congelada.${because(details)}`,
  withdrawal_requested: (details) =>
    `Retirada${of(moneyIn(details))} pedida. El importe queda retenido.`,
  withdrawal_approved: (details) => `Retirada${of(moneyIn(details))} aprobada.`,
  withdrawal_sent: (details) => `La retirada${of(moneyIn(details))} está en camino.`,
  withdrawal_paid: (details) => `Retirada${of(moneyIn(details))} pagada.`,
  withdrawal_rejected: (details) =>
    `Retirada${of(moneyIn(details))} rechazada: vuelve a estar en tu saldo.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Retirada${of(moneyIn(details))} cancelada por el enlace de su correo: vuelve a ` +
        'estar en tu saldo.'
      : `Cancelaste una retirada${of(moneyIn(details))}: vuelve a estar en tu saldo.`,
  withdrawal_returned: (details) =>
    `La retirada${of(moneyIn(details))} volvió a tu saldo.${because(details)}`,
  destination_added: ({ label }) =>
    'Se ha añadido un nuevo destino de ' +
    `pago${typeof label === 'string' ? `: ${label}` : ''}. Si no has sido tú, cambia ahora ` +
    'tu contraseña.',
  document_approved: () => 'Tu documento de identidad se ha comprobado y aprobado.',
  document_rejected: (details) =>
    `Tu documento de identidad no se ha aceptado.${because(details)} Envía otra foto.`,
  identity_changed: (details) => `Lo que pediste cambiar ya cuenta: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `Lo que pediste cambiar no se ha aceptado: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Tu plan es ahora ${planIn(details)}. No se ha cobrado nada.`,
  plan_requested: (details) => `Pedida la subida a ${planIn(details)}.`,
  plan_cancelled: (details) => `Retiraste la subida a ${planIn(details)}.`,
  plan_approved: (details) => `Subida aprobada: tu plan es ahora ${planIn(details)}.`,
  plan_rejected: (details) => `La subida a ${planIn(details)} se ha rechazado.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Tus operaciones automáticas están desactivadas (${mode === 'real' ? 'real' : 'demo'}). ` +
    'Su registro dice por qué.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Operación automática${symbol ? ` en ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'ha terminado'}${result(brought)}.`,
  ats_paused: (details) =>
    `Nuestro personal ha pausado tus operaciones automáticas.${because(details)}`,
  ats_resumed: (details) => `Tus operaciones automáticas pueden seguir.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `Tu bot para ${pair} se ha parado solo.` : 'Un bot tuyo se ha parado solo.',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol} ha alcanzado ${pricesIn(price)}.`
      : 'Un precio ha alcanzado un nivel tuyo.',
  chat_answered: () => 'Atención al cliente te ha respondido en el chat.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `El torneo ha terminado: puesto ${details.place}${wonIn(details.prize)}.`
      : 'El torneo ha terminado. No has operado en él, así que no tienes puesto.',
  tournament_unbeaten: (details) =>
    `Operaron demasiado pocos en el torneo: no tiene resultado${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `El torneo se ha cancelado${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Ya no se envía nada a tu webhook en ${host}.`
      : 'Ya no se envía nada a uno de tus webhooks.',
}

export const notices: Messages<typeof english> = {
  title: 'Avisos',
  bell: (unread) => (unread === 0 ? 'Avisos' : `Avisos, ${unread} sin leer`),
  empty: 'Nada todavía. Aquí se avisa de depósitos, retiradas, planes y tus documentos.',
  more: 'Cargar más',
  unread: 'Nuevo',
  news: 'Hay novedades sobre tu cuenta.',
  utc: 'Las horas son UTC.',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
