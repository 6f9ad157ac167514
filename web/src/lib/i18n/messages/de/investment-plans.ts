// In German: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Anlagepläne',
  trail: 'Handelspläne',
  description:
    'Vier Pläne nach Einlage. Die Zahl eines Plans ist, was du eingezahlt hast, abzüglich ' +
    'dessen, was du herausgenommen hast, kein Preis: es wird nichts berechnet. Der Handel von ' +
    'Hand braucht keinen Plan.',
  lead:
    'Ein Plan ist eine Stufe nach Einlage. Seine Zahl ist, was du eingezahlt hast, ' +
    'abzüglich dessen, was du herausgenommen hast, kein Preis. Für einen Plan wird nichts ' +
    'berechnet.',
  plansTitle: 'Die vier Pläne',
  funding: 'Einlage: Einzahlungen abzüglich Auszahlungen',
  stays: 'Was du beim Handeln nicht verlierst, bleibt deins.',
  trades: (count) =>
    count === 1 ? 'Ein automatischer Trade pro Tag' : `${count} automatische Trades pro Tag`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Automatisches Handelssystem',
  purchase: 'Auswählen',
  purchaseOf: (name) => `${name} auswählen`,
  purchaseNote:
    '„Auswählen“ öffnet die Pläne in deinem Konto, nötigenfalls nach der Anmeldung. Pläne ' +
    'gehören zum Live-Konto. Von deinem Guthaben wird nichts genommen.',
  sections: [
    {
      title: 'Was die Zahl bedeutet',
      paragraphs: [
        'Die Dollarzahl ist die Einlage, die ein Plan verlangt: alle deine verbuchten ' +
          'Einzahlungen, abzüglich allem, was du hast auszahlen lassen. Sobald du so viel ' +
          'gebracht hast, kannst du den Plan wählen. Das Geld wird uns nicht dafür gezahlt: du ' +
          'handelst damit, kannst es dadurch verlieren und kannst auszahlen lassen, was übrig ' +
          'ist.',
        'Lässt du so viel auszahlen, dass die Einlage unter die Zahl fällt, ist das dein ' +
          'Recht. Kein Plan hält Geld zurück, und kein Plan muss vor einer Auszahlung gewählt, ' +
          'bezahlt oder erhöht werden.',
      ],
    },
    {
      title: 'Was ein Plan tut',
      paragraphs: [
        'Jeder Plan nennt, wie viele Trades pro Tag das automatische Handelssystem, kurz ATS, ' +
          'auf dem Live-Konto für dich platzieren darf. Du wählst die Regeln, denen es folgt, ' +
          'und die Grenzen, die es einhält, erprobst es zuerst auf der Demo und kannst es ' +
          'jederzeit ausschalten. Nichts wird für dich gehandelt, bevor du es einschaltest.',
        'Die Regeln sind veröffentlicht, mit der Bilanz einer jeden. Von keiner Regel hier ' +
          'ist bekannt, dass sie gewinnt, und die Marge in jedem Preis ist auf unserer Seite.',
        'Der Handel von Hand braucht keinen Plan. Sofern der Betreiber es hier nicht anders ' +
          'eingestellt hat, werden Trades, die du selbst platzierst, auf keinen Plan ' +
          'angerechnet.',
      ],
    },
    {
      title: 'Was ein Plan nicht tut',
      paragraphs: [
        'Er gibt keine besseren Chancen. Preise, Strikes und unsere Marge sind für jeden ' +
          'Kunden dieselben, mit einem Plan oder ohne. „VIP“ heißt das Etikett des größten ' +
          'Plans, es ist keine andere Art, Trades abzurechnen.',
        'Er macht Verluste nicht unwahrscheinlicher, und er ist kein Rat. Mehr einzulegen ' +
          'heißt nur, dass mehr zu verlieren ist. Bist du unsicher, nimm das Demo-Konto und ' +
          'keinen Plan.',
      ],
    },
    {
      title: 'Wie ein Plan gewählt und erhöht wird',
      paragraphs: [
        'Der erste Plan wird gesetzt, sobald du ihn beantragst und deine Einlage da ist; ist ' +
          'sie es nicht, wird dir gesagt, was fehlt. Ein höherer Plan später ist ein Antrag, ' +
          'den jemand aus unserem Team ansieht. Du kannst ohne Plan bleiben, solange du willst.',
      ],
    },
  ],
  riskTitle: 'Bevor du etwas einlegst',
  risk:
    'Bring nur Geld, das du verlieren kannst. Jeder Trade kann dich binnen Minuten seinen ' +
    'ganzen Betrag kosten. Du kannst in deinem Konto eigene Limits für Einzahlungen und ' +
    'Verluste setzen, und sie zu senken wirkt sofort.',
}
