// In Dutch: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Onze medewerkers hebben automatische transacties voor iedereen gepauzeerd.',
  paused_by_staff: 'Onze medewerkers hebben je automatische transacties gepauzeerd.',
  no_plan: 'Live automatische transacties horen bij een plan, en je hebt er geen.',
  not_tried: 'Live wacht op tien besliste demotransacties met dezelfde instellingen.',
  outside_hours: 'Het was buiten de uren die je koos.',
  plan_trades: 'Alle automatische transacties die je plan per dag toelaat, waren geplaatst.',
  day_trades: 'Alle transacties die je per dag toelaat, waren geplaatst.',
  day_stake: 'Nog een was meer geweest dan je per dag wilt inleggen.',
  day_loss: 'Nog een had meer kunnen kosten dan je per dag wilt verliezen; wat open is, telt mee.',
  cooling_down: 'Het was te kort na een verlies: je wachttijd liep.',
  pair_dropped: 'Het paar had zo vaak achter elkaar verloren als je toelaat.',
  drawdown_open: 'Met wat open is, had nog een je grootste daling kunnen overschrijden.',
  stake_too_small: 'Je deel van het saldo was minder dan een dollar.',
  stake_too_large: 'De inleg was meer dan automatische transacties van je plan mogen hebben.',
  refused_often:
    'Orders van die dag zijn vijftig keer geweigerd: tot middernacht UTC wordt er geen geprobeerd.',
  too_late: 'Het signaal kwam niet op tijd aan de beurt: het venster was te lang open.',
  not_sent: 'De server werd onderbroken voordat de order was verstuurd.',
  switched_off: 'Ze werden uitgezet voordat je aan de beurt was.',
  by_client: 'Je hebt ze uitgezet.',
  other_settings: 'De instellingen zijn gewijzigd.',
  losses_in_row: 'Er is zo vaak achter elkaar verloren als je toelaat.',
  drawdown: 'De volgende had je grootste daling kunnen overschrijden.',
}
