// In Portuguese: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'Avisos',
  lead: 'O que lhe chega, onde e quando. O que escolhe conta de imediato.',
  kept: 'Guardado.',
  channels: 'O que lhe chega',
  always:
    'O que é sobre o seu dinheiro, a sua identidade e quem pode entrar na sua conta está sempre ' +
    'na app e é sempre enviado por e-mail.',
  topics: {
    security: {
      title: 'Segurança',
      what: 'Um novo destino de pagamento, uma conta congelada.',
    },
    payments: {
      title: 'Dinheiro',
      what: 'Depósitos, levantamentos, créditos e correções.',
    },
    identity: { title: 'Identidade', what: 'Os seus documentos e o que pediu para mudar.' },
    plan: { title: 'Plano', what: 'O que foi feito do plano que escolheu ou pediu.' },
    automation: {
      title: 'Operações automáticas',
      what: 'Operações automáticas, bots e webhooks: o que terminou, o que foi posto em pausa.',
    },
    prices: {
      title: 'Alertas de preço',
      what: 'Um preço atingiu um nível que indicou abaixo.',
    },
    promotions: {
      title: 'Promoções',
      what: 'Dólares de bónus, cashback e torneios em que participa.',
    },
    chat: {
      title: 'Chat ao vivo',
      what: 'O apoio ao cliente respondeu enquanto não estava no chat.',
    },
  },
  by: { bell: 'Na app', push: 'Mensagem push', mail: 'Por e-mail' },
  mails: { now: 'de imediato', digest: 'no resumo', off: 'nunca' },
  mailed: 'Sempre por e-mail',
  mailedLater: 'Por e-mail se não for lido durante dois minutos',
  push: {
    title: 'Mensagens push',
    lead:
      'Uma mensagem push chega a este dispositivo enquanto nada nosso está aberto. Passa pelo ' +
      'serviço do fabricante do seu navegador, cifrada de modo que só este navegador a pode ler.',
    add: 'Enviá-las para este dispositivo',
    missing:
      'Este navegador não pode receber aqui mensagens push. Num telefone, adicione primeiro este ' +
      'site ao seu ecrã inicial.',
    denied:
      'Foi dito a este navegador que não mostrasse mensagens deste site. Permita-as nas ' +
      'definições dele para este site e volte aqui.',
    here: 'este dispositivo',
    since: (day: string) => `desde ${day} UTC, nada enviado ainda`,
    sent: (day: string) => `último envio em ${day} UTC`,
    try: 'Experimentar',
    tried: 'Uma mensagem está a caminho deste dispositivo.',
    remove: 'Remover',
    details: 'Dizer o que aconteceu, também num ecrã bloqueado',
    detailsHelp:
      'Sem isto uma mensagem push diz só que há novidades: quem vir o seu ecrã não fica a saber ' +
      'nada da sua conta.',
  },
  times: 'Quando',
  quiet: 'Horas de silêncio',
  quietHelp: 'As mensagens push esperam até que passem. As de segurança não.',
  ends: { from: 'Das', to: 'às' },
  digest: 'O resumo chega',
  digests: { daily: 'todas as manhãs às oito', weekly: 'à segunda-feira às oito' },
  zone: (zone: string) => `Pelo relógio de ${zone}.`,
  zoneHere: (zone: string) => `Usar o relógio deste dispositivo: ${zone}`,
  prices: {
    title: 'Alertas de preço',
    lead:
      'É avisado uma vez, pelo primeiro preço que publicarmos no nível ou para além dele. Não ' +
      'diz nada sobre para onde o preço vai a partir daí.',
    labels: {
      symbol: 'Instrumento',
      kind: 'Quando o preço',
      price: 'Preço',
      percent: 'Percentagem',
    },
    choose: 'Escolher',
    now: 'Agora',
    kinds: {
      above: 'é tão alto como um nível',
      below: 'é tão baixo como um nível',
      moved: 'se moveu uma percentagem, para cima ou para baixo',
    },
    set: 'Definir o alerta',
    none: 'Não há alertas de preço.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} a ${upper} ou mais`,
      below: (name: string, { lower }: Levels) => `${name} a ${lower} ou menos`,
      moved: (name: string, { upper, lower }: Levels) => `${name} a ${lower} ou a ${upper}`,
    },
    waits: (price: string) => `à espera, definido a ${price}`,
    reached: (price: string, at: string) => `atingido a ${price}, ${at} UTC`,
    drop: 'Remover',
  },
  stop: {
    title: 'Mais nenhum e-mail como este',
    text: (topic: string) =>
      `Já não lhe são enviados e-mails sobre isto: ${topic}. Continua na app. Em Avisos pode ` +
      'escolher de outra forma em qualquer momento.',
    all: 'o resumo de avisos',
    ask: (topic: string) => `Deixariam de lhe ser enviados e-mails sobre isto: ${topic}.`,
    do: 'Parar estes e-mails',
    unknown: 'Esta ligação não para nenhum e-mail. Inicie sessão e escolha em Avisos.',
  },
}
