// In French: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Nous contacter',
  trail: 'Contact',
  description:
    'Écrivez à notre assistance, ou trouvez son numéro de téléphone et son adresse e-mail.',
  lead:
    'Ce que vous écrivez est conservé pour l’équipe de cette installation, qui répond par ' +
    'e-mail.',
  waysTitle: 'Assistance',
  noWays:
    'Aucun numéro de téléphone ni adresse e-mail n’est réglé sur cette installation. Veuillez ' +
    'utiliser le formulaire.',
  phone: 'Téléphone',
  email: 'E-mail',
  hours: 'Heures',
  complaints: 'Réclamations',
  formTitle: 'Écrivez-nous',
  fields: { name: 'Nom', email: 'E-mail', message: 'Message' },
  send: 'Envoyer',
  sending: 'Envoi',
  kept:
    'Nous utilisons votre message pour vous répondre, le conservons deux ans, puis le ' +
    'supprimons. Vous en saurez plus dans la ',
  privacy: 'Politique de confidentialité',
  noScript:
    'Le formulaire a besoin de JavaScript. Sans JavaScript, veuillez écrire à l’adresse ci-dessus.',
  close: 'Fermer cet avis',
  addressTitle: 'Où nous sommes',
  map: 'Le trouver sur OpenStreetMap',
  mapNote:
    'L’image est un dessin, pas une carte. Le lien mène à un autre site, dont rien n’est ' +
    'chargé ici.',
}
