/** Eight products of a fictional hardware store as they are on the shelf and in the list. Prices are samples. */
export const priceShelf = {
  /** What was refused stands last on its shelf, beside the remark about it. */
  shelves: [
    [
      { id: 'pan', name: 'Cast-iron pan, 10 in', price: '$34.00', state: '3 in stock' },
      { id: 'lantern', name: 'Camp lantern', price: '$28.50', state: '6 in stock' },
      { id: 'can', name: 'Watering can', price: '$22.00', state: '4 in stock' },
    ],
    [
      { id: 'mug', name: 'Enamel mug', price: '$9.00', state: '12 in stock' },
      { id: 'hammer', name: 'Claw hammer', price: '$19.00', state: '9 in stock' },
      { id: 'broom', name: 'Corn broom', price: '$17.99', refused: 'The page says $18.00' },
    ],
    [
      { id: 'feeder', name: 'Bird feeder', price: '$24.00', state: '2 in stock' },
      { id: 'pail', name: 'Steel pail', price: '$16.00', refused: 'Writing on the picture' },
    ],
  ],
  refused: 'Rejected',
  missing: { title: 'A bird bath', text: '14 people nearby looked for one. You don’t carry it.' },
} as const;
