export const moderation = {
  'moderation.report-decided': 'Somebody else has decided this report already.',
  'moderation.already-down': 'This is taken down already.',
  'moderation.restored': 'This is not taken down any more.',
  'moderation.appeal-waits': 'The store has appealed. Decide the appeal.',
  'moderation.no-appeal': 'No appeal waits here, or somebody else has decided it.',
  'moderation.confirmed': 'A person has decided this already.',
  'moderation.appealed': 'You have appealed already. Each decision can be appealed once.',
  'moderation.appeal-over': 'The {months} months for an appeal are over.',
  'moderation.own-decision': 'You took this down. Somebody else has to decide the appeal.',
  'moderation.own-store': 'You work in this store. Somebody else has to decide.',
}
