// Ethereum and its coin ether, explained in Dutch.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Handelen in ethereum',
  description:
    'Wat ethereum en de munt ether zijn, hoe ze werken, wat de koers beweegt, en wat een korte ' +
    'transactie hier kost en riskeert, met de actuele koers en een uitgewerkt voorbeeld.',
  lead:
    'Een netwerk dat behalve betalingen ook programma’s uitvoert, en de munt waarmee je dat ' +
    'betaalt. Hoe het werkt, waarom de koers beweegt, en wat een transactie erop hier betekent.',
  sections: [
    {
      title: 'Wat het is',
      paragraphs: [
        'Ethereum is een computer die van niemand is. Duizenden machines houden hetzelfde ' +
          'grootboek bij, voeren dezelfde programma’s uit, smart contracts genaamd, en worden ' +
          'het over elke uitkomst eens. Leningen, beurzen, spellen en andere munten zijn uit ' +
          'zulke programma’s opgebouwd.',
        'Ether is de munt van dit netwerk. Elke stap van een programma kost er een beetje van, ' +
          'dus wie ethereum wil gebruiken heeft ether nodig. Een vaste grens aan hoeveel er kan ' +
          'zijn, is er niet.',
      ],
    },
    {
      title: 'Hoe het werkt',
      paragraphs: [
        'Ethereum begon met miners, net als bitcoin. Tegenwoordig zijn er validators: mensen die ' +
          'ether als onderpand vastzetten, om beurten blokken voorstellen en die van anderen ' +
          'bevestigen. Eerlijk werk levert een klein inkomen op. Wie twee tegenstrijdige blokken ' +
          'ondertekent, verliest een deel van het onderpand. Ongeveer elke twaalf seconden komt ' +
          'er een ' +
          'blok, en enkele minuten later geldt het als definitief.',
        'Voor elke betaling en elk programma betaal je kosten. Een deel daarvan, de basiskosten, ' +
          'stijgt als de blokken vol zijn en wordt vernietigd in plaats van aan iemand betaald. ' +
          'In drukke tijden kan er meer ether verdwijnen dan er bij komt. Veel van het verkeer ' +
          'is verhuisd naar netwerken die erbovenop zijn gebouwd; die rekenen gebundeld af op ' +
          'ethereum en kosten minder.',
      ],
    },
    {
      title: 'Wat de koers beweegt',
      paragraphs: [
        'Ether volgt op de meeste dagen bitcoin. Verder hangt het ervan af hoeveel het netwerk ' +
          'wordt gebruikt: een rage rond een bepaald soort token betekent kosten, en kosten ' +
          'betekenen vraag. Vernieuwingen van het netwerk veranderen hoeveel ether er wordt ' +
          'gemaakt of vernietigd. Fondsen kopen en verkopen, houders zetten ether vast of maken ' +
          'het weer vrij.',
        'Programma’s beheren zeer grote sommen, en fouten erin zijn vaak benut om te stelen. ' +
          'Leningen met ether als onderpand worden door de programma’s zelf beëindigd als de ' +
          'koers daalt, waardoor er in dezelfde minuut nog meer wordt verkocht.',
        'Over korte tijd is het toeval de sterkste kracht.',
      ],
    },
    {
      title: 'Een korte geschiedenis',
      paragraphs: [
        'Vitalik Buterin, negentien jaar oud, beschreef het idee in een verhandeling. De zomer ' +
          'erna werd ether voor het eerst aan het publiek verkocht, en een jaar later ging het ' +
          'netwerk van start. In het eerste jaar bracht een beleggingspot met de naam DAO een ' +
          'zevende van alle ether bijeen, en een dief vond een fout in het programma. De meeste ' +
          'gebruikers spraken af het grootboek te herschrijven, zodat het geld terugkwam. Een ' +
          'minderheid weigerde, en hun keten leeft voort als Ethereum Classic.',
        'Een golf van nieuwe tokens droeg de koers naar de eerste grote top, en binnen een jaar ' +
          'was meer dan negen tiende weer weg. Leenprogramma’s en verhandelde plaatjes droegen ' +
          'hem naar de volgende, waarna ongeveer vier vijfde verdween. Intussen verving het ' +
          'netwerk al rijdend zijn motor: het minen stopte, en het stroomverbruik daalde met ' +
          'meer dan negenennegentig honderdste.',
      ],
    },
    {
      title: 'Hier erin handelen',
      paragraphs: [
        'Je koopt hier geen ether en hebt geen wallet nodig. Je kiest een bedrag en een ' +
          'looptijd, en zegt of de koers boven of onder een strike eindigt. Voordat je ' +
          'beslist, zie je waar de strike zou liggen, wat je wint als je goed zit en verliest ' +
          'als je fout zit. Hoe ver hij ligt, staat vast zodra je order is aangenomen. Je ' +
          'instapkoers is de eerste koers kort daarna; de laatste koers van bij of voor de ' +
          'afloop beslist.',
        'De paren hieronder zetten ether tegenover geld of tegenover bitcoin. Tegen de dollar ' +
          'handel je op de stemming van de hele markt; tegen bitcoin alleen op welke van de twee ' +
          'het beter doet.',
      ],
    },
    {
      title: 'Wat je riskeert',
      paragraphs: [
        'Je kunt het hele bedrag van elke transactie verliezen. Onze marge zit in elke strike, ' +
          'dus over veel transacties is het gemiddelde resultaat een verlies. Ether schommelt ' +
          'meestal sterker dan bitcoin; de strikes houden daar rekening mee, dus grotere ' +
          'schommelingen maken winnen niet waarschijnlijker. Een diefstal of fout die bekend ' +
          'wordt terwijl je transactie loopt, telt mee als elk ander nieuws. Handel alleen met ' +
          'geld waarvan het verlies voor jou niets verandert.',
      ],
    },
  ],
}
