// In Spanish: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Planes de trading',
  lead:
    'Un plan es un nivel según los fondos: tus depósitos liquidados menos tus retiradas. Por ' +
    'un plan no se cobra nada. El dinero está en tu cuenta: puedes retirarlo, y operando se ' +
    'puede perder.',
  noNeed:
    'Para operar a mano no hace falta ningún plan. Un plan dice cuántas operaciones al día ' +
    'puede hacer por ti el sistema de trading automático, ATS para abreviar. Ningún plan ' +
    'hace menos probable una pérdida.',
  chosen: 'Tu elección',
  current: 'Tu plan',
  none: 'Ninguno',
  requested: 'Pedido',
  yourFunding: 'Tus fondos',
  since: (day) => `desde el ${day}`,
  asksFor: 'de fondos',
  trades: (count) => (count === 1 ? '1 operación al día' : `${count} operaciones al día`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'por el sistema de trading automático',
  enough: 'Has traído esta cantidad.',
  missing: (amount) => `Faltan ${amount}`,
  keys: {
    active: 'Activo',
    requested: 'Pedido',
    lower: 'Inferior',
    choose: 'Pedir el plan',
    raise: 'Pedir la subida',
  },
  takeBack: 'Retirar la solicitud',
  takeBackOf: (plan) => `Retirar la solicitud de ${plan}`,
  replaceTitle: (plan) => `¿Pedir ${plan} en su lugar?`,
  replaceText: (first, day, second) =>
    `Pediste ${first} el ${day}, y nuestro personal aún no ha decidido. Solo se puede pedir ` +
    `un plan a la vez: pedir ${second} sustituye esa solicitud.`,
  replace: (plan) => `Pedir ${plan}`,
  keep: (plan) => `Seguir pidiendo ${plan}`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
