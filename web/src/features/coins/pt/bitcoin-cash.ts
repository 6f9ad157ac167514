// Bitcoin Cash, explained in Portuguese.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Negociar Bitcoin Cash',
  description:
    'O que é o bitcoin cash, porque se separou do bitcoin, o que move o seu preço e o ' +
    'que custa e arrisca aqui uma operação curta, com o preço em direto e um exemplo ' +
    'resolvido.',
  lead:
    'Uma moeda que partilha os primeiros anos com o bitcoin e saiu por causa de uma só ' +
    'pergunta: quanto cabe num bloco. No que deu, e o que significa aqui uma operação ' +
    'com ela.',
  sections: [
    {
      title: 'O que é',
      paragraphs: [
        'O Bitcoin Cash é um ramo do Bitcoin. Até ao dia da separação ambos têm o mesmo ' +
          'livro, registo a registo; desde então cada um tem o seu. Quem tinha bitcoin nesse ' +
          'dia tinha também o mesmo número de bitcoin cash.',
        'Os seus apoiantes querem que as moedas sejam gastas, em lojas e através de ' +
          'fronteiras, por uma comissão demasiado pequena para se notar. Pode haver no ' +
          'máximo tantas como de bitcoin, pouco menos de vinte e um milhões.',
      ],
    },
    {
      title: 'Como funciona',
      paragraphs: [
        'O mecanismo é o do bitcoin. Os pagamentos são assinados com chaves privadas, os ' +
          'mineiros juntam-nos em blocos mais ou menos a cada dez minutos, e aproximadamente ' +
          'de quatro em quatro anos a recompensa de um bloco é reduzida a metade. A ' +
          'diferença é o espaço: um bloco pode ser muitas vezes maior do que o limite ' +
          'original do bitcoin, de modo que os pagamentos raramente fazem fila e as ' +
          'comissões ficam em frações de um cêntimo.',
        'As duas moedas são mineradas com as mesmas máquinas. Um mineiro pode passar de ' +
          'uma cadeia para a outra em minutos, e vai para onde uma hora de trabalho rende ' +
          'mais. Por isso o Bitcoin Cash ajusta a dificuldade do seu enigma a cada bloco. ' +
          'Como é guardado por muito menos cálculo do que o bitcoin, um ataque à sua cadeia ' +
          'também custaria muito menos.',
      ],
    },
    {
      title: 'O que move o seu preço',
      paragraphs: [
        'O que mais o move é o bitcoin. Quando a moeda grande cai, a pequena costuma cair ' +
          'com ela, e muitas vezes mais, porque há menos ordens à espera de cada lado. As ' +
          'notícias próprias vêm de disputas entre programadores, de atualizações e de ' +
          'mercados que a admitem ou a retiram.',
        'O par com o bitcoin tira o movimento comum. O que resta é como o mercado pesa uma ' +
          'contra a outra: mais calmo na maioria dos dias, com saltos quando algo diz ' +
          'respeito só a uma das duas.',
        'Em poucos minutos o acaso pesa mais do que tudo isso.',
      ],
    },
    {
      title: 'Uma breve história',
      paragraphs: [
        'Durante anos os utilizadores do bitcoin discutiram o seu limite do tamanho dos ' +
          'blocos. Uns queriam blocos maiores e pagamentos baratos; outros queriam blocos ' +
          'pequenos o bastante para qualquer um os verificar em casa. No dia um de agosto do ' +
          'nono ano do bitcoin, o lado dos blocos grandes começou a sua própria cadeia.',
        'Nesse inverno todo o mercado disparou. Um grande mercado americano admitiu a ' +
          'moeda sem aviso, o preço saltou, e o mercado suspendeu a negociação na mesma ' +
          'noite. No outono seguinte os próprios apoiantes desentenderam-se. Dois campos ' +
          'gastaram semanas de cálculo um contra o outro, e mais uma moeda, o Bitcoin SV, ' +
          'separou-se. Dois anos depois outra discussão, sobre pagar aos programadores com a ' +
          'recompensa dos blocos, levou a mais uma separação.',
        'O preço passou a maior parte do tempo muito abaixo do do seu primeiro inverno. A ' +
          'rede continuou a trabalhar, com muito menos pagamentos do que cabem nos seus ' +
          'blocos.',
      ],
    },
    {
      title: 'Negociá-lo aqui',
      paragraphs: [
        'Aqui não compra a moeda e nunca tem nenhuma. Escolhe um montante e um tempo, e ' +
          'diz se o preço terminará acima ou abaixo de um strike. Antes de decidir vê onde ' +
          'ficaria o strike, o que ganha se acertar e o que perde se errar. A que distância ' +
          'fica é fixado quando a sua ordem é aceite. A sua entrada é o primeiro preço um ' +
          'momento depois; decide o último preço do vencimento ou antes dele.',
        'Repare no tick, o passo mais pequeno do preço. Em relação ao bitcoin o preço é ' +
          'uma pequena fração com muitas casas decimais. Quando um instrumento quase não se ' +
          'move durante algum tempo, alguns strikes não podem ser colocados de forma justa, ' +
          'e então não oferecemos nenhum.',
      ],
    },
    {
      title: 'O que arrisca',
      paragraphs: [
        'Pode perder o montante inteiro de cada operação. A nossa margem faz parte de cada ' +
          'strike, por isso ao longo de muitas operações o resultado médio é uma perda. Num ' +
          'mercado estreito uma única ordem grande pode levar o preço através do seu strike ' +
          'e de volta. Se no fim faltarem preços recentes, a operação é nula e a sua aposta ' +
          'volta; isso protege-o de um mau preço, não de um mau resultado. Negoceie só com ' +
          'aquilo que pode dispensar.',
      ],
    },
  ],
}
