// In Spanish: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Estado',
    description:
      'De dónde vienen los precios y qué antigüedad tienen, cuánto tardan la liquidación y ' +
      'las retiradas, en qué modo funciona esta instalación y qué licencia tiene.',
  },
  lead:
    'Cómo le va a esta instalación, medido por ella misma. Solo su modo y sus datos de ' +
    'licencia son lo que puso su operador.',
  missing: {
    title: 'Aún no abierta para el trading real',
    lead: 'La liquidación y las retiradas siguen. No se admiten operaciones reales, porque:',
    says: {
      no_company: 'La entidad jurídica no está nombrada en los ajustes.',
      no_licence: 'No hay datos de licencia en los ajustes.',
      licence_ended: 'La licencia terminó el {@day}.',
      no_countries:
        'No hay ningún país en la lista de países de los que pueden venir los clientes.',
      countries_unlicensed: 'La lista de países tiene algunos para los que no vale la licencia.',
      price_sources: 'La fuente de precios no es una real con al menos dos fuentes.',
      no_mail_server: 'No hay servidor de correo (SMTP_URL).',
      no_https: 'PUBLIC_URL no es una dirección https://.',
      few_staff_factors: 'Menos de dos personas del personal tienen un segundo factor.',
    },
  },
  leads: {
    prices:
      'Cada precio nombra su fuente. Los precios simulados no son de ningún mercado, los ' +
      'reproducidos son de un mercado en otro tiempo; su fuente lo dice.',
    compared:
      'Cada precio es la mediana de lo que dicen estas plataformas, sin los que son ' +
      'demasiado antiguos, no se mueven o están demasiado lejos de los demás. Donde dos de ' +
      'ellas no coinciden, o una queda sola durante un minuto, no hay precio, y nadie opera.',
    settlement:
      'Desde el fin de una operación hasta su resultado guardado, de las operaciones ' +
      'liquidadas en la última hora.',
    voids:
      'Operaciones que terminaron nulas por falta de un precio, de modo que la apuesta ' +
      'volvió, de las liquidadas en el último día. Lo que nos perdimos nosotros se pide otra ' +
      'vez antes de que una operación sea nula.',
    withdrawals:
      'Desde que se pide hasta que se paga. Prometemos cinco días laborables, y contamos lo ' +
      'que tarda más.',
  },
  licence: {
    none: 'No hay ninguna licencia configurada. Esta instalación es una demostración.',
    noneLive: 'No hay ninguna licencia configurada, así que no se admiten operaciones reales.',
    regulator: 'Regulador',
    number: 'Número',
    countries: 'Países',
    expires: 'Termina el',
    ended: (day) => `Terminó el ${day}`,
    register: 'Consultarla en el registro público',
  },
}
