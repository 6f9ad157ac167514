// In Dutch: ready reasons for a no. Clients read them.

import type { Messages } from '#contract/shared/messages.ts'
import type { readyReasons as english } from '../ready-reasons.ts'

export const readyReasons: Messages<typeof english> = {
  document: [
    'De foto is niet scherp genoeg om te lezen: maak er bij daglicht een nieuwe.',
    'Een deel van het document staat niet op de foto: laat alle vier de hoeken zien.',
    'Het document is verlopen: stuur er een dat geldig is.',
    'De naam op het document is niet die van je profiel.',
    'Uit dit document blijkt niet wie je bent: stuur een paspoort of een identiteitskaart.',
  ],
  withdrawal: [
    'De rekening die je noemde, staat niet op jouw naam.',
    'Stuur eerst een identiteitsbewijs.',
    'De bestemming past niet bij hoe je hebt gestort.',
    'We konden je niet bereiken om het te bevestigen: vraag het opnieuw aan.',
    'Je vroeg ons het te annuleren.',
  ],
  plan: [
    'Wat je hebt ingebracht, is minder dan dit abonnement vraagt.',
    'Stuur eerst een identiteitsbewijs.',
    'Een storting van jou wordt nog betwist.',
    'Je abonnement is intussen anders veranderd.',
    'Je vroeg ons het te annuleren.',
  ],
}
