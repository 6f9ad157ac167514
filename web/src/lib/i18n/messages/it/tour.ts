// In Italian: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Visita guidata: la tua prima operazione',
  begin: 'Mostramelo su questa schermata',
  leave: 'Esci dalla visita guidata',
  back: 'Indietro',
  next: 'Avanti',
  toIt: 'Vai lì',
  at: (step, all) => `Passo ${step} di ${all}, sulla demo`,
  receipt: 'Apri la ricevuta',
  odds: 'A che cosa portano cento operazioni',
  onDemo: 'La visita guidata fa un’operazione con denaro fittizio, sul conto demo.',
  toDemo: 'Al conto demo',
  steps: {
    price: [
      'Il prezzo',
      'Questo è il prezzo più recente. Dirai se tra poco finisce sopra o sotto una linea, lo ' +
        'strike. Nessuno lo sa: né tu né noi.',
    ],
    amount: [
      'L’importo',
      'È quanto viene preso dal tuo saldo quando fai l’operazione. Se sbagli, si perde tutto, e ' +
        'mai di più. Scegline uno piccolo.',
    ],
    duration: [
      'La scadenza',
      'Dopo questo tempo l’operazione finisce da sola, e la decide il prezzo di quell’istante. ' +
        'Per una prima operazione, prendine una breve.',
    ],
    rate: [
      'Strike e pagamento',
      'Più lo strike è lontano, più paga una vincita e meno spesso arriva. La barra sotto mostra ' +
        'quanto spesso vince secondo il prezzo, e quanto spesso dovrebbe vincere per ripagarsi. ' +
        'La differenza è ciò che prende il banco.',
    ],
    side: [
      'La direzione',
      'Buy se pensi che finisca sopra lo strike, Sell se sotto. Premi uno dei due, guarda ancora ' +
        'una volta le condizioni e fai l’operazione. È denaro fittizio.',
    ],
    running: [
      'La tua operazione è in corso',
      'Le sue condizioni ora sono fisse, qualunque cosa facciate tu o noi. Lo strike è sul ' +
        'grafico, e qui c’è come va e quanto tempo le resta. Aspetta la fine.',
    ],
    receipt: [
      'È finita',
      'Vinta o persa, c’è una ricevuta: le condizioni, i prezzi che l’hanno decisa e i loro ' +
        'orari. Il tuo browser la ricalcola. Un’operazione non dice niente sulla successiva.',
    ],
  },
}
