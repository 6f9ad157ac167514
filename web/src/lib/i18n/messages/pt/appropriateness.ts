// In Portuguese: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Antes de negociar em real',
  lead:
    'As operações reais arriscam dinheiro. Mostre que sabe como: uma dúzia de perguntas, e o que ' +
    'não souber está na ajuda. A demo está aberta sem elas.',
  help: 'Ler primeiro a ajuda',
  odds: 'Experimente as probabilidades com números aleatórios.',
  mark: (mark, all) =>
    `${mark} de ${all} têm de estar certas. Se não estiverem, pode tentar de novo um dia depois.`,
  begins: (stake, trades) =>
    `Quem passou começa com pouco: durante um dia uma operação real é de ${stake} no máximo, e ` +
    `podem ser feitas ${trades}.`,
  questions: {
    whole_amount: {
      asks: 'Põe $ 100 numa operação, e ela termina no lado errado do strike. O que resta?',
      choices: { a: 'Metade', b: 'Nada', c: 'Tudo, menos uma comissão' },
    },
    margin: {
      asks:
        'Cada preço tem aqui uma margem para a casa. O que significa isso ao longo de muitas ' +
        'operações?',
      choices: {
        a: 'Os clientes ganham em média, um pouco menos do que sem ela',
        b: 'Os clientes em média não ganham nem perdem',
        c: 'Os clientes perdem em média',
      },
    },
    break_even: {
      asks: 'Ganha menos vezes do que diz o ponto de equilíbrio. O que acontece ao longo do tempo?',
      choices: {
        a: 'Perde dinheiro, mesmo que ganhe a maioria das suas operações',
        b: 'Ganha dinheiro, desde que ganhe mais de metade delas',
        c: 'Acaba onde começou',
      },
    },
    further_strike: {
      asks: 'Uma strike rate paga mais do que outra se acertar. O que mais é diferente?',
      choices: {
        a: 'Nada: é a melhor',
        b: 'Ganha menos vezes',
        c: 'Pode perder-se menos do montante',
      },
    },
    doubling: {
      asks: 'Depois de cada perda duplica o montante. O que faz isso?',
      choices: {
        a: 'No fim recupera tudo',
        b: 'Faz a operação seguinte ganhar mais vezes',
        c: 'Pode perder mais cedo tudo o que tem; nenhuma operação ganha mais vezes por isso',
      },
    },
    ending: {
      asks:
        'Uma operação de cinco minutos está a correr mal ao fim de um minuto. O que pode ' +
        'fazer?',
      choices: {
        a: 'Nada: termina à sua hora, pelo preço desse instante',
        b: 'Fechá-la, e receber de volta o que então vale',
        c: 'Mudar o seu strike',
      },
    },
    lucky_run: {
      asks: 'Ganhou oito das suas dez primeiras operações. O que mostra isso?',
      choices: {
        a: 'Que a sua maneira de escolher funciona',
        b: 'Muito pouco: tantas ganham-se muitas vezes por sorte',
        c: 'Que é mais provável perder as próximas',
      },
    },
    money: {
      asks: 'Que dinheiro é para negociar assim?',
      choices: {
        a: 'Dinheiro que pode perder sem mudar a forma como vive',
        b: 'Dinheiro de que precisa no próximo mês, com um plano cuidadoso',
        c: 'Dinheiro emprestado, se o empréstimo custar menos do que um acerto paga',
      },
    },
    signals: {
      asks: 'Um sinal, ou alguém que negoceia bem, diz que um preço vai subir. Quão certo é isso?',
      choices: {
        a: 'Certo, se o registo foi bom até agora',
        b: 'Certo, se muitas pessoas dizem o mesmo',
        c: 'Nada certo: um bom registo não diz nada de seguro sobre a operação seguinte',
      },
    },
    other_side: {
      asks: 'Quem lhe paga quando a sua operação ganha, e fica com o seu montante quando perde?',
      choices: { a: 'Outro cliente', b: 'A casa, ou seja, nós', c: 'Uma exchange' },
    },
    missing_price: {
      asks: 'Falta o preço que devia ter decidido a sua operação. O que acontece?',
      choices: {
        a: 'A operação é nula, e o montante inteiro volta',
        b: 'A operação está perdida',
        c: 'A nossa equipa escolhe um preço',
      },
    },
    breaks: {
      asks: 'Repara que negoceia mais do que queria. O que pode fazer aqui?',
      choices: {
        a: 'Pedir à nossa equipa que recupere uma parte',
        b: 'Nada, até voltar o que perdeu',
        c:
          'Definir limites, fazer uma pausa ou autoexcluir-se, o que entretanto ninguém pode ' +
          'desfazer',
      },
    },
  },
  send: 'Enviar as minhas respostas',
  unanswered: 'Escolha uma resposta.',
  missing: (count) =>
    count === 1
      ? 'Uma pergunta ainda não tem resposta.'
      : `${count} perguntas ainda não têm resposta.`,
  waits: (until) =>
    `Pode responder de novo às perguntas a partir de ${until}. Até lá tem a demo e a ajuda; ` +
    'levantar não espera.',
  passed: (at) => `Passou, em ${at}.`,
  firstDay: (until, stake, trades) =>
    `Até ${until} uma operação real é de ${stake} no máximo, e podem ser feitas ${trades}.`,
  notNeeded:
    'Nesta instalação as operações reais não esperam por estas perguntas. Pode responder-lhes ' +
    'na mesma.',
  attempts: 'As suas tentativas',
  attempt: (at, right, asked) => `${at}: ${right} de ${asked} certas`,
  tradeLive: 'Para o ecrã de negociação',
  lost: (median) => `Dos que perderam, metade perdeu ${median} ou mais.`,
}
