// In German: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Status',
    description:
      'Woher die Kurse kommen und wie alt sie sind, wie lange Abrechnen und Auszahlen dauern, ' +
      'in welchem Modus diese Installation läuft und welche Lizenz sie hat.',
  },
  lead:
    'Wie es dieser Installation geht, von ihr selbst gemessen. Nur ihr Modus und ihr ' +
    'Lizenzeintrag sind, was ihr Betreiber eingestellt hat.',
  missing: {
    title: 'Noch nicht für den Live-Handel offen',
    lead: 'Abrechnen und Auszahlen gehen weiter. Live-Trades werden nicht angenommen, denn:',
    says: {
      no_company: 'Die Rechtsperson ist in den Einstellungen nicht genannt.',
      no_licence: 'In den Einstellungen steht kein Lizenzeintrag.',
      licence_ended: 'Die Lizenz endete am {@day}.',
      no_countries: 'Kein Land steht auf der Liste der Länder, aus denen Kunden kommen dürfen.',
      countries_unlicensed:
        'Auf der Liste der Länder stehen einige, für die die Lizenz nicht gilt.',
      price_sources: 'Die Kursquelle ist keine echte mit mindestens zwei Quellen.',
      no_mail_server: 'Es gibt keinen Mailserver (SMTP_URL).',
      no_https: 'PUBLIC_URL ist keine https://-Adresse.',
      few_staff_factors: 'Weniger als zwei Personen aus dem Team haben einen zweiten Faktor.',
    },
  },
  leads: {
    prices:
      'Jeder Kurs nennt seine Quelle. Simulierte Kurse sind die keines Marktes, abgespielte ' +
      'die eines Marktes zu einer anderen Zeit; ihre Quelle sagt das.',
    compared:
      'Jeder Kurs ist der Median dessen, was diese Börsen sagen, ohne die, die zu alt sind, ' +
      'stillstehen oder zu weit von den anderen liegen. Wo zwei von ihnen uneins sind oder ' +
      'eine eine Minute lang allein bleibt, gibt es keinen Kurs, und niemand handelt.',
    settlement:
      'Vom Ende eines Trades bis zu seinem gespeicherten Ergebnis, von den in der letzten ' +
      'Stunde abgerechneten Trades.',
    voids:
      'Trades, die mangels eines Kurses ungültig endeten, sodass der Einsatz zurückkam, von ' +
      'den am letzten Tag abgerechneten. Was wir selbst verpasst haben, wird noch einmal ' +
      'angefragt, bevor ein Trade ungültig ist.',
    withdrawals:
      'Vom Antrag bis zur Zahlung. Wir versprechen fünf Werktage und zählen, was länger dauert.',
  },
  licence: {
    none: 'Es ist keine Lizenz hinterlegt. Diese Installation ist eine Vorführung.',
    noneLive: 'Es ist keine Lizenz hinterlegt, darum werden keine Live-Trades angenommen.',
    regulator: 'Aufsicht',
    number: 'Nummer',
    countries: 'Länder',
    expires: 'Endet am',
    ended: (day) => `Endete am ${day}`,
    register: 'Im öffentlichen Register nachschlagen',
  },
}
