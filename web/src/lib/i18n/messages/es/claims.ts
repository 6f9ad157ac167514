// In Spanish: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Declarado por el operador en el documento que se nombra aquí.'
const margin =
  'El margen con el que se hace cada precio aquí, tal como está fijado ahora; uno solo para ' +
  'todos los instrumentos.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Contados: los instrumentos de los que esta instalación da precios.',
  tradable_instruments:
    'Contados: los instrumentos con los que se puede operar aquí, de los que tienen precio.',
  demo_days: 'La regla del programa que inicia cada cuenta demo, la misma para todos.',
  demo_money: 'La regla del programa que llena cada cuenta demo, la misma para todos.',
  top_payout:
    'La mayor tasa de ganancia entre las strike rates que se ofrecen ahora. Cuanto mayor es ' +
    'la ganancia, menos probable es. Contadas: las strike rates ofrecidas.',
  margin_rate: margin,
  loss_share:
    'De todas las cuentas reales con una operación liquidada en los últimos doce meses: ' +
    'aquellas cuyas apuestas en esas operaciones sumaron más de lo que se les pagó, según el ' +
    'libro mayor.',
  loss_median:
    'De todas las cuentas reales con una operación liquidada en los últimos doce meses cuyas ' +
    'apuestas en esas operaciones sumaron más de lo que se les pagó: el importe que la mitad de ' +
    'ellas perdió como mínimo, según el libro mayor. Contadas: todas las cuentas reales ' +
    'con una operación así.',
  payouts_made:
    'Contadas en el libro mayor: retiradas cuyo dinero ha salido, en los últimos doce meses.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} Los datos de la licencia en la página de estado enlazan con el registro ` +
    'público, donde cualquiera puede consultarlos.',
  signal_accuracy:
    'De todas las señales de nuestras reglas decididas desde la primera, acierto o fallo: la ' +
    'proporción de aciertos. La moneda que se lanza junto a ellas no está incluida. Qué debe ' +
    'superar esa proporción está en los historiales de la página de señales.',
  prices:
    'Los precios que esta instalación ha guardado, cada uno con su fuente y su hora. La ' +
    'misma serie decide las operaciones. Contados: los instrumentos de los que hay precios ' +
    'guardados.',
  instrument_terms:
    'Las condiciones con las que se comprueban las órdenes. Contados: los instrumentos con ' +
    'estas condiciones.',
  strike_rates: 'Las strike rates que una orden puede indicar ahora. Contadas: las que se ofrecen.',
  durations: 'Las duraciones con las que se comprueban las órdenes. Contadas: las duraciones.',
  margin,
  plans: 'Las reglas por las que se conceden planes aquí. Contados: los planes.',
  calibration:
    'Operaciones con precio y liquidación del mismo programa sobre precios grabados de ' +
    'mercados reales, que se nombran junto a las cifras. Cualquiera puede repetirlo: npm run ' +
    'calibrate. Contadas: las operaciones.',
  markouts:
    'Precios tal como se guardaron uno y cinco segundos después de la entrada de operaciones ' +
    'reales, comparados con ella. Contadas: las que están entre las 5000 operaciones más ' +
    'nuevas de los últimos siete días.',
  payouts:
    'Una vista del libro mayor en la que nadie puede escribir: retiradas cuyo dinero ha ' +
    'salido y cuyo pago tiene un número. Contadas: todas, desde siempre.',
  signals:
    'Cada señal de cada regla, tal como se guardó antes de abrirse su ventana, y cómo ' +
    'terminó cada una según los precios guardados. Contadas: las señales terminadas, también ' +
    'las nulas.',
  status: 'Medido por esta misma instalación cuando se pidió la página.',
  contacts:
    'Los contactos que ha puesto el operador de esta instalación. Contados: los contactos puestos.',
  operator:
    'La entidad jurídica y los datos de licencia que ha puesto el operador de esta ' +
    'instalación. Contados: cuántos de los dos están puestos.',
  chat_answers:
    'Desde la primera línea de una conversación en el chat hasta su primera respuesta, ' +
    'noches incluidas; quien no tiene respuesta cuenta como la más larga. Contadas: las ' +
    'empezadas en los últimos 30 días, salvo las dos últimas.',
}

export const claims: Messages<typeof english> = {
  how: '¿Cómo lo sabemos?',
  says,
  window: (from, to) => `Medido del ${from} al ${to} (UTC).`,
  asOf: (at) => `Situación al ${at} (UTC).`,
  counted: (count) => `Contados: ${count}.`,
  minimum: (minimum) => `Se muestra a partir de ${minimum}, nunca antes.`,
  attested: (who, day) => `Declarado por ${who} el ${day}.`,
  document: (name) => `Documento: ${name}`,
  expires: (day) => `La declaración termina el ${day}, y entonces deja de mostrarse.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `El ${share} de las cuentas reales que operaron en los últimos doce meses perdió dinero.`,
  lossGeneral:
    'Las operaciones a plazo fijo son arriesgadas: puedes perder el importe entero de cada ' +
    'operación, y de media las operaciones cuestan dinero. Opera solo con dinero del que ' +
    'puedas prescindir.',
  lossCare: 'Opera solo con dinero del que puedas prescindir.',
}
