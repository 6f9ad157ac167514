// In French: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Signaux',
  description:
    'Chaque signal que nos règles ont jamais donné, publié avant l’ouverture de sa fenêtre et ' +
    'compté quoi qu’il en soit advenu, avec les succès, les échecs et ce qu’il aurait fallu ' +
    'pour l’équilibre.',
  lead:
    'Des règles que chacun peut lire regardent nos propres cours et disent de temps en ' +
    'temps Buy ou Sell. Chaque signal est enregistré avant l’ouverture de sa fenêtre, et ' +
    'compté quoi qu’il en advienne.',
  measuredTitle: 'Comment un signal est mesuré',
  measured: [
    'Comme l’opération que chacun aurait pu passer à l’ouverture de sa fenêtre, au taux de ' +
      'strike proposé le plus proche du doublement de la mise. Un succès est une telle ' +
      'opération qui aurait gagné.',
    'Le seuil d’équilibre n’est donc pas la moitié. C’est ce que les succès doivent dépasser ' +
      'pour que les gains l’emportent sur les pertes, et il figure en marque à côté de chaque ' +
      'bilan. Une pièce réussit aussi souvent que le dit le prix de l’opération, ce qui est ' +
      'moins que le seuil d’équilibre, de la marge.',
    'Les signaux sont enregistrés avant l’ouverture de leur fenêtre, et la base de données ' +
      'n’en prend aucun en retard. Aucun ne peut être changé ou repris. Une règle qui est ' +
      'changée, ou qui reçoit un autre paramètre, commence un nouveau bilan ; l’ancien reste là ' +
      'où il a fini.',
    'Autour de la part de succès figure la plage où se trouve en règle générale la vraie ' +
      'part, si chaque signal est un essai en soi (intervalle de Wilson). Les instruments ' +
      'bougent ensemble ; sur tous réunis, elle est donc un peu trop étroite.',
    'Rien n’est classé, et aucune meilleure semaine n’est mise en avant : de beaucoup de ' +
      'bilans, l’un brille toujours par chance.',
  ],
  checkTitle: 'Recomptez-les',
  check:
    'Chaque signal terminé peut être lu en JSON, une page à la fois, et les cours sur ' +
    'lesquels il a été mesuré sont ceux d’après lesquels les opérations sont réglées.',
  checkLink: 'Les signaux en JSON',
}
