// In Spanish: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Nuestro personal ha pausado las operaciones automáticas para todos.',
  paused_by_staff: 'Nuestro personal ha pausado tus operaciones automáticas.',
  no_plan: 'Las operaciones automáticas reales van con un plan, y no tienes ninguno.',
  not_tried:
    'Las operaciones automáticas reales esperan a que haya diez operaciones demo decididas ' +
    'con los mismos ajustes.',
  outside_hours: 'Era fuera de las horas que elegiste.',
  plan_trades: 'Ya se habían hecho todas las operaciones automáticas del día que permite tu plan.',
  day_trades: 'Ya se habían hecho todas las operaciones que permites al día.',
  day_stake: 'Una más habría superado lo máximo que apuestas al día.',
  day_loss:
    'Una más podría haber superado lo máximo que pierdes al día, contando las operaciones ' +
    'abiertas.',
  cooling_down: 'Era demasiado pronto tras una pérdida: tu tiempo de espera no había terminado.',
  pair_dropped: 'El par había perdido tantas veces seguidas como permites.',
  drawdown_open: 'Con lo que está abierto, una más podría haber superado tu mayor caída.',
  stake_too_small: 'Tu parte del saldo era menos de un dólar.',
  stake_too_large:
    'La apuesta era mayor de lo que pueden tener las operaciones automáticas de tu plan.',
  refused_often:
    'Las órdenes del día se han rechazado cincuenta veces: no se intenta ninguna más antes ' +
    'de la medianoche UTC.',
  too_late: 'No se llegó a tiempo a la señal: su ventana llevaba demasiado tiempo abierta.',
  not_sent: 'El servidor se interrumpió antes de enviar la orden.',
  switched_off: 'Se desactivaron antes de que llegara el turno.',
  by_client: 'Las desactivaste tú.',
  other_settings: 'Los ajustes cambiaron.',
  losses_in_row: 'Se han perdido tantas seguidas como permites.',
  drawdown: 'La siguiente podría haber superado tu mayor caída.',
}
