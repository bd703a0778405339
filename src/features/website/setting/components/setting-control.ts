import type { z } from "zod";
import type { FormControl } from "~/components/form/form-values";
import type { settingSchema } from "~/features/website/setting/schema";

export type SettingControl = FormControl<z.input<typeof settingSchema>>;
