// In Spanish: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Planes de inversión',
  trail: 'Planes de trading',
  description:
    'Cuatro planes según los fondos. La cifra de un plan es lo que has ingresado menos lo ' +
    'que has sacado, no un precio: no se cobra nada. Para operar a mano no hace falta ningún ' +
    'plan.',
  lead:
    'Un plan es un nivel según los fondos. Su cifra es lo que has ingresado menos lo que has ' +
    'sacado, no un precio. Por un plan no se cobra nada.',
  plansTitle: 'Los cuatro planes',
  funding: 'Fondos: depósitos menos retiradas',
  stays: 'Lo que no pierdas operando sigue siendo tuyo.',
  trades: (count) =>
    count === 1 ? 'Una operación automática al día' : `${count} operaciones automáticas al día`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Sistema de trading automático',
  purchase: 'Elegir',
  purchaseOf: (name) => `Elegir ${name}`,
  purchaseNote:
    'Con Elegir se abren los planes en tu cuenta, tras iniciar sesión si hace falta. Los ' +
    'planes son de la cuenta real. No se toma nada de tu saldo.',
  sections: [
    {
      title: 'Qué significa la cifra',
      paragraphs: [
        'La cifra en dólares son los fondos que pide un plan: todos tus depósitos ' +
          'liquidados, menos todo lo que has retirado. Cuando has traído esa cantidad, puedes ' +
          'elegir el plan. El dinero no se nos paga por ello: operas con él, puedes perderlo ' +
          'así, y puedes retirar lo que quede.',
        'Si retiras tanto que los fondos bajan de la cifra, es tu derecho. Ningún plan ' +
          'retiene dinero, y no hay que elegir, pagar ni subir ningún plan antes de una ' +
          'retirada.',
      ],
    },
    {
      title: 'Qué hace un plan',
      paragraphs: [
        'Cada plan dice cuántas operaciones al día puede hacer por ti en la cuenta real el ' +
          'sistema de trading automático, ATS para abreviar. Tú eliges las reglas que sigue y ' +
          'los límites que respeta, lo pruebas primero en la demo y puedes desactivarlo en ' +
          'cualquier momento. No se opera nada por ti antes de que lo actives.',
        'Las reglas están publicadas con el historial de cada una. De ninguna regla de aquí ' +
          'se sabe que gane, y el margen de cada precio está de nuestro lado.',
        'Para operar a mano no hace falta ningún plan. Salvo que el operador lo haya ' +
          'dispuesto aquí de otro modo, las operaciones que haces tú no cuentan para ningún ' +
          'plan.',
      ],
    },
    {
      title: 'Qué no hace un plan',
      paragraphs: [
        'No da mejores probabilidades. Los precios, los strikes y nuestro margen son los ' +
          'mismos para cada cliente, con plan o sin él. «VIP» es el nombre de la etiqueta del ' +
          'plan más grande, no otra manera de liquidar operaciones.',
        'No hace menos probables las pérdidas, y no es un consejo. Traer más fondos solo ' +
          'significa que hay más que perder. Si no lo tienes claro, toma la cuenta demo y ' +
          'ningún plan.',
      ],
    },
    {
      title: 'Cómo se elige y se sube un plan',
      paragraphs: [
        'El primer plan queda puesto en cuanto lo pides y tus fondos están; si no están, se ' +
          'te dice qué falta. Un plan más alto después es una solicitud que revisa una persona ' +
          'de nuestro personal. Puedes seguir sin plan todo el tiempo que quieras.',
      ],
    },
  ],
  riskTitle: 'Antes de ingresar nada',
  risk:
    'Trae solo dinero que puedas perder. Cada operación puede costarte su importe entero en ' +
    'minutos. En tu cuenta puedes poner tus propios límites a depósitos y pérdidas, y bajarlos ' +
    'surte efecto de inmediato.',
}
