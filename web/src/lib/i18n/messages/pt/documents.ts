// In Portuguese: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'Verificação KYC',
  identifyTitle: 'Documento de identidade',
  identifyText:
    'Envie agora uma fotografia de um documento de identidade, ou mais tarde a partir da sua ' +
    'conta. Para negociar na demo não é preciso nenhum.',
  later: 'Fazer mais tarde',
  laterText: 'Pode iniciar sessão sem ele.',
  toSignIn: 'Continuar para iniciar sessão',
  over: 'Este registo terminou, ou o seu documento já foi enviado. Inicie sessão.',

  loading: 'A carregar a sua verificação',
  status: 'Estado',
  statuses: {
    none: 'Não enviado',
    Pending: 'Pendente',
    Approved: 'Aprovado',
    Rejected: 'Rejeitado',
  },
  explained: {
    none: 'Envie uma fotografia de um documento de identidade. Verificamo-lo e escrevemos-lhe.',
    Pending: 'O seu documento está a ser verificado. Vamos escrever-lhe; até lá não envie outro.',
    Approved: 'O seu documento foi verificado e aprovado. Não há mais nada a enviar.',
    Rejected: 'O seu documento não pôde ser aceite. Envie outra fotografia.',
  },
  due: (day) =>
    `Envie-o até ${day}: dez dias úteis após o seu primeiro depósito. Se precisar de mais ` +
    'tempo, diga-o antes ao apoio ao cliente.',
  overdue: (day) =>
    `Devia estar cá até ${day}. A nossa equipa pode congelar a conta até ele chegar. O seu ` +
    'dinheiro continua a ser seu.',
  reason: 'Motivo',
  sentPicture: 'A fotografia que enviou',
  noPicture: 'A sua fotografia não pode ser mostrada de momento.',

  method: 'Documento',
  chooseMethod: 'Escolha um documento',
  methods: {
    drivers_license: 'Carta de condução',
    international_passport: 'Passaporte',
    national_id: 'Cartão de identidade nacional',
    others: 'Outro documento',
  },
  chooseFile: 'Escolher uma fotografia',
  otherFile: 'Escolher outra fotografia',
  file: 'Fotografia do documento',
  fileHint: 'JPEG, PNG ou WebP, 5 MB no máximo. Têm de se ver os quatro bordos.',
  preview: 'A fotografia que escolheu',
  fileMissing: 'Escolha um ficheiro.',
  fileLarge: 'Um ficheiro pode ter no máximo 5 MB.',
  fileUnknown: 'Escolha uma imagem JPEG, PNG ou WebP.',
  methodMissing: 'Escolha um documento.',
  send: 'Enviar o documento',
  sending: (percent) => `A enviar, ${percent}%`,
  checking: 'A ver a fotografia',
  private: 'É guardada encriptada, e só você e a nossa equipa a podem ver.',
}
