// In Spanish: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Pagos en vivo',
  description:
    'Retiradas que se pagaron: importe, destino abreviado y la transacción donde cualquiera ' +
    'puede consultarla.',
  lead:
    'Retiradas cuyo dinero ha salido, y nada más. La lista se hace con el libro mayor; que un ' +
    'banco pagó es lo que anotó nuestro personal.',
  loading: 'Cargando la lista',
  none: 'Aún no hay pagos',
  noneWhy:
    'Una retirada aparece aquí cuando su dinero ha salido del libro mayor y su pago tiene un ' +
    'número.',
  sandbox:
    'Esta instalación es un entorno de pruebas: lo que sale de aquí es dinero ficticio y ' +
    'monedas de prueba.',
  newest: 'Más nuevas',
  howLong: 'Cuánto tardó',
  half: (time) => `La mitad en menos de ${time}`,
  of: (count, from) => `${count} pagadas desde el ${from}`,
  fewMedians: 'Últimamente se han pagado demasiado pocas para decir cuánto tarda una.',
  label: 'Retiradas pagadas, primero las más nuevas',
  paid: 'Pagada (UTC)',
  method: 'Método',
  methods: { ...coinNames, bank: 'Transferencia bancaria' },
  amount: 'Importe',
  destination: 'A',
  bankAccount: 'Cuenta bancaria',
  transaction: 'Transacción',
  noTransaction: 'No pública',
  look: (id) => `Consultar la transacción ${id} en un explorador público`,
  networks: {
    main: null,
    test: 'Red de pruebas',
    local: 'Cadena de pruebas privada',
    simulated: 'Cadena simulada',
  },
  about: 'Qué ves, y qué no',
  aboutText: [
    'Los importes son lo que salió, descontada la comisión. De una dirección se muestran los ' +
      'seis primeros y los cuatro últimos signos: suficiente para encontrar la tuya, demasiado ' +
      'poco para escribir a la de otro.',
    'De una cuenta bancaria no se muestra nada, ya que de todos modos nadie podría consultarla.',
    'Lo que espera, se denegó o se canceló no está en la lista. Cuántas esperan, y cuántas ' +
      'más tiempo del prometido, está en la página de estado.',
  ],
  status: 'A la página de estado',
}
