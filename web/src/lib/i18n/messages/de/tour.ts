// In German: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Rundgang: dein erster Trade',
  begin: 'Auf diesem Bildschirm zeigen',
  leave: 'Den Rundgang verlassen',
  back: 'Zurück',
  next: 'Weiter',
  toIt: 'Dorthin',
  at: (step, all) => `Schritt ${step} von ${all}, auf der Demo`,
  receipt: 'Den Beleg öffnen',
  odds: 'Worauf hundert Trades hinauslaufen',
  onDemo: 'Der Rundgang macht einen Trade mit Spielgeld, auf dem Demo-Konto.',
  toDemo: 'Zum Demo-Konto',
  steps: {
    price: [
      'Der Kurs',
      'Das ist der neueste Kurs. Du wirst sagen, ob er in kurzer Zeit über oder unter einer ' +
        'Linie endet, dem Strike. Niemand weiß es: du nicht, und wir nicht.',
    ],
    amount: [
      'Der Betrag',
      'So viel wird von deinem Guthaben genommen, wenn der Trade platziert wird. Liegst du ' +
        'falsch, ist alles davon verloren, und nie mehr. Wähle einen kleinen.',
    ],
    duration: [
      'Der Ablauf',
      'Nach dieser Zeit endet der Trade von selbst, und der Kurs dieses Augenblicks entscheidet ' +
        'ihn. Nimm für einen ersten Trade eine kurze.',
    ],
    rate: [
      'Strike, und was ein Gewinn zahlt',
      'Je weiter weg der Strike, desto mehr zahlt ein Gewinn und desto seltener kommt er. Der ' +
        'Balken darunter zeigt, mit wie vielen Gewinnen gerechnet ist, und wie oft der Trade ' +
        'gewinnen müsste, um sich selbst zu bezahlen. Der Abstand ist, was das Haus nimmt.',
    ],
    side: [
      'Die Richtung',
      'Buy, wenn du meinst, er endet über dem Strike, Sell, wenn darunter. Drücke eins davon, ' +
        'sieh dir die Bedingungen noch einmal an, und platziere den Trade. Es ist Spielgeld.',
    ],
    running: [
      'Dein Trade läuft',
      'Seine Bedingungen stehen jetzt fest, was du oder wir auch tun. Der Strike steht im Chart, ' +
        'und hier steht, wie es um ihn steht und wie lange er noch läuft. Warte auf das Ende.',
    ],
    receipt: [
      'Er ist beendet',
      'Gewonnen oder verloren, es gibt einen Beleg: die Bedingungen, die Kurse, die ihn ' +
        'entschieden haben, und ihre Zeiten. Dein Browser rechnet ihn nach. Ein Trade sagt ' +
        'nichts über den nächsten.',
    ],
  },
}
