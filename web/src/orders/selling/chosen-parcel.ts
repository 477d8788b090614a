/** A selected parcel, with the words that name it: it may be on no page of the list that was fetched. */
export type ChosenParcel = { id: string; number: string; buyerName: string; isPickup: boolean }
