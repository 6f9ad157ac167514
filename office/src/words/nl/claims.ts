// In Dutch: what each claim of the public site is about.

import type { Messages } from '#contract/shared/messages.ts'
import type { claimNames as english } from '../claims.ts'

export const claimNames: Messages<typeof english> = {
  instruments: 'Voor hoeveel instrumenten er koersen zijn',
  tradable_instruments: 'In hoeveel instrumenten wordt gehandeld',
  demo_days: 'Hoelang een demorekening duurt',
  demo_money: 'Waarmee een demorekening begint',
  top_payout: 'Het grootste winstpercentage',
  margin_rate: 'De marge, in een zin',
  loss_share: 'Het deel van de klanten dat verloor',
  loss_median: 'Wat de helft van wie verloor, minstens verloor',
  payouts_made: 'Hoeveel opnames er in een jaar zijn betaald',
  segregated_funds: 'Geld van klanten wordt apart gehouden',
  founded: 'Wanneer het bedrijf is opgericht',
  licensed: 'Wie de vergunning gaf',
  signal_accuracy: 'Hoe vaak signalen klopten',
  tournaments: 'Toernooien',
  bonuses: 'Bonussen',
  cashback: 'Geld terug',
  referrals: 'Of er beloningen voor aanbrengen lopen, en waar',
  promo_codes: 'Kortingscodes',
  prices: 'Koersen en grafieken',
  instrument_terms: 'Voorwaarden van instrumenten',
  strike_rates: 'Uitbetalingsopties die er zijn',
  durations: 'Looptijden die er zijn',
  margin: 'De marge, als tabel',
  plans: 'De tabel met abonnementen',
  calibration: 'Hoe vaak transacties wonnen, naast hoe vaak ze daarop geprijsd waren',
  markouts: 'Waar koersen heen gingen na de instap',
  payouts: 'De lijst met betaalde opnames',
  signals: 'Signalen en hun staat van dienst',
  status: 'Hoe het met de installatie gaat',
  contacts: 'Hoe we te bereiken zijn',
  operator: 'Wie de installatie exploiteert',
  chat_answers: 'Hoe lang antwoorden in de chat duren',
}
