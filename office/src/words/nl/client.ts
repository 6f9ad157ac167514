// In Dutch: one client.

import type { Messages } from '#contract/shared/messages.ts'
import type { client as english } from '../client.ts'

export const client: Messages<typeof english> = {
  title: (id: string) => `Klant ${id}`,
  notIdentified: 'Niet geïdentificeerd',
  notTold: 'Niet opgegeven',
  frozenSince: (at: string, who: string) => `Bevroren sinds ${at} door ${who}.`,
  moneyMissing: 'Er ontbreekt geld.',
  mayGoOn: (who: string) => `${who} vindt dat het verder mag.`,
  actors: { client: 'de klant', system: 'het systeem' },
  acts: {
    freeze: 'Bevries',
    unfreeze: 'Laat verdergaan',
    sign_out: 'Overal uitloggen',
    goodwill: 'Geef geld',
    letter: 'Stuur een brief opnieuw',
    end_demo: 'Beëindig de demo',
    close: 'Sluit het account',
  },
  more: 'Meer',
  tabs: {
    timeline: 'Tijdlijn',
    profile: 'Profiel',
    statement: 'Overzicht',
    trades: 'Transacties',
    deposits: 'Stortingen',
    withdrawals: 'Opnames',
    automation: 'Automatisch',
    credits: 'Tegoed',
    grants: 'Toekenningen',
    limits: 'Limieten',
    sessions: 'Sessies',
    notes: 'Notities',
    linked: 'Verbonden',
  },
  tabBefore: 'Vorig tabblad',
  tabAfter: 'Volgend tabblad',
  emailConfirmed: 'E-mail bevestigd',
  noDeposits: 'Nog geen stortingen.',
  noWithdrawals: 'Nog geen opnames.',
  asks: {
    freeze: 'Dit account bevriezen?',
    unfreeze: 'Dit account laten verdergaan?',
    sign_out: 'Deze klant overal uitloggen?',
  },
  means: {
    freeze:
      'De klant kan inloggen, kijken, annuleren wat wacht en exporteren, maar niet handelen, ' +
      'storten of opnemen.',
    unfreeze: 'Waar echt geld ontbreekt, moet een tweede medewerker het ook zeggen.',
    sign_out: 'Alle sessies eindigen nu. De klant kan weer inloggen.',
  },
  reasons: {
    freeze: 'Waarom; de klant leest het',
    unfreeze: 'Waarom; de klant leest het',
    sign_out:
      'Waarom; het blijft bij de gebeurtenissen van de klant en staat in de kopie van de gegevens',
  },
  timeline: 'Wat er gebeurde',
  groups: {
    all: 'Alles',
    money: 'Geld',
    trades: 'Transacties',
    access: 'Inloggen',
    identity: 'Identiteit',
    messages: 'Berichten',
    staff: 'Medewerkers',
  },
  deeds: {
    'document opened': 'Opende een document',
    'document seen': 'Zag de foto van een document',
    'new number called': 'Belde een nieuw nummer',
    'payout taken': 'Haalde het bestand van een uitbetaling op',
    'receipt seen': 'Zag de foto van een bewijs',
    'demo ended': 'Beëindigde de demo',
    'letter sent again': 'Stuurde een brief opnieuw',
  },
  nothing: 'Er is nog niets gebeurd.',
  earlier: 'Toon wat daarvoor was',
  inDemo: 'in de demo',
  tradesOf: (count: number, won: number, lost: number) =>
    `${count} ${count === 1 ? 'transactie' : 'transacties'}, ${won} gewonnen, ${lost} verloren`,
  staked: (amount: string, open: number) =>
    open === 0 ? `Ingezet ${amount}` : `Ingezet ${amount}, ${open} nog open`,
  revealed: (field: string) => `Kreeg te zien: ${field}`,
  quoted: (text: string) => `“${text}”`,
  atAGlance: 'In één oogopslag',
  balances: 'Saldi',
  live: 'Live-account',
  demo: 'Demo',
  demoEnds: 'Demo eindigt',
  lettersIn: 'Brieven in',
  deposited: (count: number) =>
    count === 1 ? '1 storting bijgeschreven' : `${count} stortingen bijgeschreven`,
  personal: 'Persoonsgegevens',
  phone: 'Telefoon',
  address: 'Adres',
  born: 'Geboren',
  sessions: (count: number) => `Sessies (${count})`,
  noSessions: 'Nergens ingelogd.',
}
