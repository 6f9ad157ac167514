// What is different in a version of several legal texts, for those who know the one before.

export const whereItGoes = {
  en:
    'Withdrawals go to a wallet or a bank account in your own name that you choose, not back to ' +
    'a card. Live trades wait for an approved identity document; withdrawing does not.',
  nl:
    'Opnames gaan naar een wallet of bankrekening op je eigen naam die jij kiest, niet ' +
    'terug naar een kaart. Handelen op het live-account wacht op een goedgekeurd ' +
    'identiteitsbewijs; opnemen niet.',
}

export const identityStays = {
  en:
    'Name, date of birth, country and telephone number of somebody who is identified change by a ' +
    'request with a document. The ten business days to be identified count from the first ' +
    'deposit.',
  nl:
    'Naam, geboortedatum, land en telefoonnummer van wie is geïdentificeerd, veranderen op een ' +
    'verzoek met een document. De tien werkdagen om je te identificeren tellen vanaf de eerste ' +
    'storting.',
}

export const ofExchanges = {
  en:
    'What an exchange trades is named: its hours and holidays, and that the bounds on the age of ' +
    'a price that hold for currencies hold for it too.',
  nl:
    'Wat een beurs verhandelt, wordt genoemd: haar uren en feestdagen, en dat de grenzen aan de ' +
    'leeftijd van een koers die voor valuta gelden, ook daarvoor gelden.',
}

export const withLitecoin = {
  en: 'Litecoin is named as a way to pay in and to withdraw, as far as the pages offer it.',
  nl: 'Litecoin wordt genoemd om mee te storten en op te nemen, voor zover aangeboden.',
}

export const delayed = {
  en:
    'A trade begins at the first price after a short fixed delay, the same for everybody. Where ' +
    'it is told before, the average of the last seconds decides a short trade.',
  nl:
    'Een transactie begint bij de eerste koers na een kort, vast uitstel, voor iedereen ' +
    'hetzelfde. Waar dat ervoor staat, beslist het gemiddelde van de laatste seconden een ' +
    'korte transactie.',
}

export const ofCredits = {
  en: 'What holds for credits and for automated trading is said as they are offered now.',
  nl: 'Wat voor tegoeden en geautomatiseerd handelen geldt, staat er zoals ze nu zijn.',
}

export const ofChat = {
  en:
    'What we keep of a conversation in the chat and for how long, the cookie by which it is ' +
    'found again, and that the tab keeps whether it is open.',
  nl:
    'Wat we van een gesprek in de chat bewaren en hoe lang, de cookie waarmee het wordt ' +
    'teruggevonden, en dat het tabblad bewaart of hij open is.',
}

export const ofShell = {
  en:
    'Your browser keeps files that the site is built of, the same for everybody, and a page that ' +
    'says there is no connection, and how far you are in the tour. We keep what you answer to ' +
    'the questions before live trading, what you choose about notices, and prices that you want ' +
    'to be told of. Push messages go through the service of your browser’s maker.',
  nl:
    'Je browser bewaart bestanden waaruit de site is gebouwd, voor iedereen dezelfde, en een ' +
    'pagina die zegt dat er geen verbinding is, en hoe ver je in de rondleiding bent. We bewaren ' +
    'wat je op de vragen voor live handelen antwoordt, wat je over meldingen kiest, en koersen ' +
    'waarvan je wilt horen. Pushberichten gaan via de dienst van de maker van je browser.',
}

export const ofExtras = {
  en:
    'What bonus money and chips of tournaments are, that an extra can be given up at any ' +
    'time and is offered nowhere its law bans it, and the questions before a first live trade.',
  nl:
    'Wat bonusgeld en fiches van toernooien zijn, dat je altijd van een extra kunt afzien en dat ' +
    'hij nergens wordt aangeboden waar de wet dat verbiedt, en de vragen voor een eerste ' +
    'live-transactie.',
}

export const ofLanguages = {
  en: 'Records come in your language where we have it.',
  nl: 'Gegevens komen in je taal waar we die hebben.',
}
