// In French: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'Signé, et dans le journal public',
  note:
    'Les conditions et le résultat sont signés, et une empreinte de chacun figure dans un ' +
    'journal que personne ne peut changer sans que cela se voie. Quiconque a le fichier ' +
    'peut le vérifier sans nous.',
  save: 'Enregistrer le reçu signé',
  loading: 'Chargement des signatures',
  waiting:
    'Le journal dit une fois par minute ce qu’il contient : le reste suit dans les deux minutes.',
  good: 'Tout tient',
  bad: 'Cela ne tient pas',
  incomplete: 'Pas encore tout',
  findings: {
    terms_signed: 'Les conditions sont signées',
    terms_logged: 'Le journal a les conditions',
    settlement_signed: 'Le résultat est signé',
    settlement_logged: 'Le journal a le résultat',
    same_trade: 'Le résultat est celui de ces conditions',
    prices_logged: 'Le journal a les cours qui en décident',
  },
  yes: 'Tient',
  no: 'Ne tient pas',
  notYet: 'Pas encore',
  choose: 'Choisir un reçu',
  chooseNote:
    'Le fichier reste dans votre navigateur, qui n’a besoin d’aucune connexion pour cela.',
  unreadable: 'Ce fichier n’est pas un reçu signé. On l’enregistre sur la page d’un reçu.',
  tooOld:
    'Ce navigateur ne peut pas vérifier de signatures (Ed25519). Un plus récent le peut, ou ' +
    'npm run verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'encore ouverte',
    Won: (paid) => `gagnée, ${paid} versés`,
    Lost: 'perdue',
    Draw: (paid) => `égalité, ${paid} sont revenus`,
    Void: (paid) => `invalide, ${paid} sont revenus`,
  },
  mode: { real: 'Live', demo: 'Démo' },
  recomputed: 'Recalculé d’après les cours du journal',
  stated: (text) => `Le fichier dit ${text}`,
  computed: (text) => `recalculé ${text}`,
  none: 'aucun',
  keyIs: 'Signé par',
  keyNote: 'Comparez-la avec la clé que vous connaissez, ou avec /log/keys.json de la maison.',
  askLog: 'Interroger le journal',
  held: 'Le journal le contient toujours, tel quel.',
  notHeld:
    'Le journal ne le contient plus : gardez ce fichier, il prouve que l’histoire a été changée.',
  logAway: 'Le journal n’a pas répondu. Réessayez plus tard.',
}
