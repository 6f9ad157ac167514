// In Portuguese: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Termos e condições',
    privacy: 'Política de privacidade',
    'risk-disclosure': 'Aviso de riscos',
    'aml-policy': 'Política AML e KYC',
    'payment-policy': 'Política de pagamentos',
  },
  changed: 'Os nossos textos legais mudaram',
  first: 'Leia os nossos textos legais',
  version: (version) => `versão ${version}`,
  meaning:
    'Até os aceitar, não podem ser abertas operações novas. As abertas continuam, e pode ver ' +
    'tudo, levantar, exportar os seus dados e fechar a sua conta como antes.',
  accept: 'Aceitar',
  working: 'Um momento',
  later: 'Agora não',
  short: 'As operações novas esperam até aceitar os nossos textos legais.',
  show: 'Mostrá-los',
  notice: 'Aviso de uma alteração',
  from: (date) => `A partir de ${date} vigora uma nova versão: `,
  changes: 'O que muda',
  nothingToDo: 'Não há nada a fazer agora. Será perguntado nesse dia.',
  seen: 'Vi isto',
}
