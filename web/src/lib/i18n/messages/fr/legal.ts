// In French: what stands around the legal texts. The texts themselves are in the `.fr.md` files.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    'risk-disclosure': 'Avertissement sur les risques',
    'aml-policy': 'Politique de lutte contre le blanchiment et d’identification',
    'payment-policy': 'Politique de paiement',
  },
  descriptions: {
    terms:
      'Le contrat entre vous et l’exploitant : comment les opérations sont calculées et ' +
      'réglées, ce qu’elles coûtent, et comment chaque partie peut y mettre fin.',
    privacy:
      'Quelles données sur vous sont conservées, à quoi elles servent, combien de temps, qui ' +
      'les reçoit, et comment les exporter ou les effacer.',
    'risk-disclosure':
      'Ce que vous pouvez perdre et pourquoi : la marge dans chaque prix, pas d’effet de ' +
      'levier ni de stop-loss, et les risques d’exécution, de contrepartie, de liquidité et ' +
      'de négociation électronique.',
    'aml-policy':
      'Comment les clients sont identifiés, quels documents sont nécessaires et quand, et ' +
      'comment ils sont conservés.',
    'payment-policy':
      'Comment l’argent est déposé et retiré : moyens, délais, frais, et pourquoi personne ne ' +
      'doit déposer avant de retirer.',
  },
  contents: 'Sommaire',
  short: 'En bref',
  version: (version) => `Version ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'remplacée avant l’ouverture de ce site' : 'en vigueur'
    if (state === 'coming') return `en vigueur à partir du ${from}`
    if (state === 'former') return until === null ? `à partir du ${from}` : `du ${from} au ${until}`
    return until === null ? `en vigueur depuis le ${from}` : `en vigueur du ${from} au ${until}`
  },
  versions: 'Versions de ce texte',
  versionsLead:
    'Chacune garde son adresse et ses mots. Un changement s’applique trente jours après son ' +
    'annonce.',
  allVersions: 'Toutes les versions',
  coming: (date) => `À partir du ${date}, une nouvelle version s’applique.`,
  notYet: 'Cette version n’est pas encore en vigueur.',
  former: 'Cette version n’est pas en vigueur.',
  readInForce: 'Lire celle qui est en vigueur',
  onlyEnglish: 'Ce texte n’existe qu’en anglais.',
  translated: 'Ceci est une traduction. Là où elle diffère, le texte anglais fait foi.',
  sandboxTitle: 'Ceci est une démonstration',
  sandbox:
    'Rien sur cette installation ne reçoit d’argent. Aucune licence n’est configurée, tous ' +
    'les soldes sont de l’argent fictif, et ce qui est déposé ou retiré est fait de cryptos ' +
    'et de cartes de test sans valeur.',
  operator: {
    unnamed: (brand) => `l’exploitant de ${brand}`,
    contactPage: 'notre assistance (par la [page de contact](/contact-us))',
    name: 'Exploitant',
    unset: 'Non nommé : aucune entité juridique ne figure dans les réglages de cette installation.',
    number: 'Numéro d’immatriculation',
    address: 'Adresse',
    email: 'E-mail',
    noEmail: 'Non réglé. Veuillez utiliser la [page de contact](/contact-us).',
    phone: 'Téléphone',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'les Pays-Bas' : country),
    privacyEmail: 'Au sujet de vos données',
    complaintsEmail: 'Pour les réclamations',
    licence: 'Licence enregistrée',
    noLicence: 'Aucune. Aucune licence n’est configurée ici, et aucune n’est revendiquée.',
    licenceOnStatus: 'Sur la [page d’état](/status), avec l’inscription au registre public.',
  },
}
