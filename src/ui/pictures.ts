import { createContext, useContext } from "react";

const Pictures = createContext(true);

/** Says for everything inside whether pictures are shown. */
export const PicturesProvider = Pictures.Provider;

/** Whether pictures are shown. A page drawn with little data has none until asked and no scripts, so a browser's answer is always yes. */
export const usePictures: () => boolean = import.meta.env.SSR ? () => useContext(Pictures) : () => true;
