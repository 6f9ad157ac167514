// In French: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Notre équipe a suspendu les opérations automatiques pour tout le monde.',
  paused_by_staff: 'Notre équipe a suspendu vos opérations automatiques.',
  no_plan: 'Les opérations automatiques live relèvent d’un plan, et vous n’en avez pas.',
  not_tried:
    'Les opérations automatiques live attendent dix opérations démo décidées avec les mêmes ' +
    'réglages.',
  outside_hours: 'C’était en dehors des heures que vous avez choisies.',
  plan_trades: 'Toutes les opérations automatiques du jour que votre plan permet ont été passées.',
  day_trades: 'Toutes les opérations par jour que vous permettez ont été passées.',
  day_stake: 'Une de plus aurait dépassé votre maximum de mises par jour.',
  day_loss:
    'Une de plus aurait pu dépasser votre maximum de pertes par jour, opérations ouvertes ' +
    'comprises.',
  cooling_down: 'C’était trop tôt après une perte : votre délai d’attente courait.',
  pair_dropped: 'La paire avait perdu autant de fois de suite que vous le permettez.',
  drawdown_open: 'Avec ce qui est ouvert, une de plus aurait pu dépasser votre plus grand repli.',
  stake_too_small: 'Votre part du solde était inférieure à un dollar.',
  stake_too_large:
    'La mise était supérieure à ce que les opérations automatiques de votre plan peuvent avoir.',
  refused_often:
    'Des ordres du jour ont été refusés cinquante fois : aucun n’est tenté avant minuit UTC.',
  too_late:
    'Le signal n’a pas été atteint à temps : sa fenêtre était ouverte depuis trop longtemps.',
  not_sent: 'Le serveur a été interrompu avant l’envoi de l’ordre.',
  switched_off: 'C’était désactivé avant que son tour vienne.',

  by_client: 'Vous les avez désactivées.',
  other_settings: 'Les réglages ont changé.',
  losses_in_row: 'Autant ont été perdues de suite que vous le permettez.',
  drawdown: 'La suivante aurait pu dépasser votre plus grand repli.',
}
