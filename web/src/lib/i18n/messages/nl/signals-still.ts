// In Dutch: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Signalen',
  description:
    'Elk signaal dat onze regels ooit gaven, gepubliceerd voordat zijn venster openging en ' +
    'geteld wat er ook van kwam, met treffers, missers en wat nodig was om quitte te spelen.',
  lead:
    'Regels die iedereen kan lezen kijken naar onze eigen koersen en zeggen af en toe Buy of ' +
    'Sell. Elk signaal wordt opgeslagen voordat zijn venster opengaat, en geteld wat er ook van ' +
    'komt.',
  measuredTitle: 'Hoe een signaal wordt gemeten',
  measured: [
    'Als de transactie die iedereen had kunnen plaatsen toen zijn venster openging, tegen de ' +
      'aangeboden strikekoers die het dichtst bij het verdubbelen van de inleg ligt. Een ' +
      'treffer is zo’n transactie die gewonnen zou hebben.',
    'Quitte is dus niet de helft. Het is waar treffers boven moeten liggen om met winst verlies ' +
      'goed te maken, en staat als streep bij elke staat van dienst. Een munt treft zo vaak als ' +
      'de prijs van de transactie zegt: minder dan quitte, en wel met de marge.',
    'Signalen worden opgeslagen voordat hun venster opengaat, en de database neemt geen te laat ' +
      'signaal aan. Geen ervan kan worden veranderd of teruggenomen. Een regel die verandert, ' +
      'of een andere parameter krijgt, begint opnieuw; wat was blijft staan waar het eindigde.',
    'Rond het aandeel treffers staat het bereik waarin het ware aandeel in de regel ligt, als ' +
      'elk signaal een proef op zichzelf is (het interval van Wilson). Instrumenten bewegen ' +
      'samen, dus over alle samen is het iets te smal.',
    'Er is geen ranglijst en er wordt geen beste week uitgezocht: van veel regels blinkt er ' +
      'altijd een door geluk.',
  ],
  checkTitle: 'Tel ze na',
  check:
    'Elk signaal dat geëindigd is kan als JSON worden gelezen, een bladzijde per keer, en de ' +
    'koersen waarmee het is gemeten zijn die waarmee transacties worden afgewikkeld.',
  checkLink: 'De signalen als JSON',
}
