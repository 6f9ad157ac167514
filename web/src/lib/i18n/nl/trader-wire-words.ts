// In Dutch: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Een live installatie heeft geen oefenbeurs.',
  practice_not_open: 'Je hebt nog geen rekening op de oefenbeurs: open die eerst.',
  practice_keys_most:
    'Een rekening op de oefenbeurs heeft hooguit {limit} sleutels. Trek er eerst een in.',
  exchange_closed: 'Deze beurs wordt hier niet aangeboden.',
  exchange_silent: 'De beurs antwoordt op dit moment niet. Probeer het over een minuut opnieuw.',
  exchange_key_wrong:
    'De beurs accepteert deze sleutel niet. Hij kan verkeerd getypt zijn, ingetrokken, of van ' +
    'een andere beurs.',
  exchange_key_too_mighty:
    'Deze sleutel mag meer dan handelen en lezen: {rights}. We nemen er geen die kan opnemen of ' +
    'overboeken. Verwijder hem bij de beurs en maak er een die alleen kan handelen en lezen.',
  exchange_key_cannot_read:
    'Deze sleutel mag geen saldi en orders lezen, wat voor handelen nodig is: {rights}.',
  exchange_key_cannot_trade: 'Deze sleutel mag niet handelen: {rights}.',
  exchange_key_known: 'Deze sleutel wordt hier al gebruikt.',
  trader_bots_most: 'Je kunt hooguit {limit} bots hebben.',
  trader_key_ended: 'Deze sleutel wordt niet meer gebruikt. Voeg een andere toe.',
  trader_pair_unknown:
    'Deze beurs handelt {pair} niet op de spotmarkt, of niet in delen die we kunnen tellen.',
  trader_risk_unread: 'Schrijf het ingezette geld als een getal boven nul, zoals 250.5.',
  trader_risk_too_small:
    'Het ingezette geld moet minstens {least} zijn: de beurs neemt geen kleinere orders.',
  trader_risk_too_large: 'Dit is meer ingezet geld dan een bot mag hebben.',
  trader_running: 'Deze bot draait al zo.',
  trader_stopping: 'Deze bot wordt gestopt. Wacht tot hij stilstaat.',
  trader_stop_first: 'Deze bot handelt echt: stop hem eerst.',
  trader_dry_first: 'Een bot draait eerst droog: start een proefrun.',
  trader_dry_longer:
    'Deze bot heeft nog niet lang genoeg drooggedraaid. Hij mag echt handelen vanaf {@until}.',
  trader_dry_only:
    'Deze beurs kan niet zeggen wat een sleutel mag, dus maken we er alleen proefruns mee.',
  trader_paused:
    'Onze medewerkers hebben het automatische handelen gepauzeerd. Er begint niets nieuws tot ' +
    'zij het laten doorgaan.',
  exchange_keys_most: 'Je kunt hooguit {limit} sleutels hebben. Verwijder er een.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Je rekening op de oefenbeurs is geopend.',
  practice_key_made: 'Je sleutel is gemaakt. Waarmee hij ondertekent, zie je alleen nu.',
  practice_key_revoked: 'De sleutel is ingetrokken.',
  exchange_key_added: 'De sleutel is toegevoegd.',
  exchange_key_removed: 'De sleutel is verwijderd, en waarmee hij ondertekent gewist.',
  bot_made: 'Je bot is gemaakt. Hij doet niets tot je hem start.',
  bot_started: 'De bot draait.',
  bot_stopping: 'De bot wordt gestopt.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
