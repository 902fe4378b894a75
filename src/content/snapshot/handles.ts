const handles = new Map<string, number>();

/** A small number that stands for a document id in this process, so that joining records is looking into an array. */
export function handleOf(documentId: string): number {
  let handle = handles.get(documentId);
  if (handle === undefined) {
    handle = handles.size;
    handles.set(documentId, handle);
  }
  return handle;
}

/** Where each handle stands in a list; -1 for those that are not in it. */
export function placesOf(handlesInOrder: readonly number[]): Int32Array {
  const places = new Int32Array(handles.size).fill(-1);
  handlesInOrder.forEach((handle, place) => {
    places[handle] = place;
  });
  return places;
}
