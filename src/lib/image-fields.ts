import { z } from "zod";
import { text } from "~/lib/fields";

const alt = text(0, 300);

const share = z.number().min(0).max(1);

export const imageFields = { altEn: alt, altVi: alt, focalX: share, focalY: share };
